import { useState } from 'react';
import { accountTexts } from '#web/texts/office/account.ts';
import { accountClient } from '../../app/queries/account-queries.ts';
import { reloadOffice } from '../../app/session/session-actions.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { focusFirstInvalidField } from '../../ui/fields/focus-first-invalid-field.ts';
import { Panel } from '../../ui/panel.tsx';
import { findPasswordFaults, type PasswordFaults } from '../sign-in/new-password.rules.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';

const empty = { password: '', again: '' };

/** A new password. It ends every session, this one too, so the person signs in with it at once. */
export const PasswordSection = ({ email }: { email: string }) => {
  const [value, setValue] = useState(empty);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const change = useAction(accountClient.changeOwnPassword, { onSuccess: reloadOffice });
  const refused = change.error?.fields?.newPassword;

  const submit = (form: HTMLFormElement) => {
    const focusFault = () => focusFirstInvalidField(form);
    const found = findPasswordFaults(value);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      change.reset();
      focusFault();
    } else change.mutate({ newPassword: value.password }, { onError: focusFault });
  };

  return (
    <Panel title={accountTexts.password}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          value={value}
          faults={refused ? { password: refused } : faults}
          onChange={setValue}
        />
        {!refused && <FailureNote failure={change.error} />}
        <div className="flex flex-wrap items-center gap-3">
          <BusyButton type="submit" isBusy={change.isPending || change.isSuccess}>
            {accountTexts.changePassword}
          </BusyButton>
          <span className="text-fine text-ink-soft">{accountTexts.passwordHint}</span>
        </div>
      </form>
    </Panel>
  );
};
