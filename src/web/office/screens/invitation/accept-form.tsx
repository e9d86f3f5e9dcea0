import { useState } from 'react';
import { invitationTexts } from '#web/texts/office/session.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { focusFirstInvalidField } from '../../ui/fields/focus-first-invalid-field.ts';
import { findPasswordFaults, type PasswordFaults } from '../sign-in/new-password.rules.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import { signInClient } from '../sign-in/sign-in-client.ts';
import { useBusyCall } from '../sign-in/use-busy-call.ts';

/** The password of a new account. What the server refuses is shown beside the field. */
export const AcceptForm = ({
  token,
  name,
  email,
  onAccepted,
}: {
  token: string;
  name: string;
  email: string;
  onAccepted: () => void;
}) => {
  const [value, setValue] = useState({ password: '', again: '' });
  const [faults, setFaults] = useState<PasswordFaults>({});
  const { isBusy, failure, setFailure, run } = useBusyCall();
  const refused = failure?.fields?.password;

  const accept = async (form: HTMLFormElement) => {
    const found = findPasswordFaults(value);
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length === 0)
      await run(async () => {
        await signInClient.acceptInvitation({ token, password: value.password });
        onAccepted();
      });
    focusFirstInvalidField(form);
  };

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void accept(event.currentTarget);
      }}
    >
      <p>{invitationTexts.intro(name)}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        value={value}
        faults={refused ? { password: refused } : faults}
        onChange={setValue}
      />
      <FailureNote failure={refused ? undefined : failure} />
      <BusyButton type="submit" variant="accent" isBusy={isBusy}>
        {invitationTexts.accept}
      </BusyButton>
    </form>
  );
};
