import { useState } from 'react';
import { invitationTexts } from '#web/texts/office/session.ts';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { findPasswordFaults, type PasswordFaults } from '../sign-in/new-password.rules.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import { signInClient } from '../sign-in/sign-in-client.ts';

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
  const [failure, setFailure] = useState<OfficeFailure>();
  const [isBusy, setBusy] = useState(false);

  const accept = async () => {
    const found = findPasswordFaults(value);
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await signInClient.acceptInvitation({ token, password: value.password });
      onAccepted();
    } catch (thrown) {
      const refusal = toFailure(thrown);
      const fault = refusal.facts.fields?.password;
      if (fault) setFaults({ password: fault });
      else setFailure(refusal);
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void accept();
      }}
    >
      <p>{invitationTexts.intro(name)}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields value={value} faults={faults} onChange={setValue} />
      <FailureNote failure={failure} />
      <BusyButton type="submit" look="accent" isBusy={isBusy}>
        {invitationTexts.accept}
      </BusyButton>
    </form>
  );
};
