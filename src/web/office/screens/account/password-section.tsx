import { useState } from 'react';
import { accountTexts } from '#web/texts/office/account.ts';
import { Note } from '#web/ui/note.tsx';
import { toFailure } from '../../app/office-failure.ts';
import { account } from '../../app/queries/account-queries.ts';
import { reloadOffice } from '../../app/session/session-actions.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { findPasswordFaults, type PasswordFaults } from '../sign-in/new-password.rules.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';

const empty = { password: '', again: '' };

/** A new password. It ends every session, this one too, so the person signs in with it at once. */
export const PasswordSection = ({ email }: { email: string }) => {
  const [value, setValue] = useState(empty);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const change = async () => {
    const found = findPasswordFaults(value);
    setFaults(found);
    setFault(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await account.changeOwnPassword({ newPassword: value.password });
      reloadOffice();
    } catch (thrown) {
      const { message, facts } = toFailure(thrown);
      const beside = facts.fields?.newPassword;
      if (beside) setFaults({ password: beside });
      else setFault(message);
      setBusy(false);
    }
  };

  return (
    <Panel title={accountTexts.password}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields value={value} faults={faults} onChange={setValue} />
        {fault && (
          <Note tone="danger" role="alert">
            {fault}
          </Note>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <BusyButton type="submit" isBusy={isBusy}>
            {accountTexts.changePassword}
          </BusyButton>
          <span className="text-fine text-ink-soft">{accountTexts.passwordHint}</span>
        </div>
      </form>
    </Panel>
  );
};
