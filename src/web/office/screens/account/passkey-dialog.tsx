import { useState } from 'react';
import { accountTexts } from '#web/texts/office/account.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { accountClient } from '../../app/queries/account-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { makePasskey } from '../sign-in/prompt-for-passkey.ts';

/** A new passkey of this device with its name, or another name for one that is there. */
export const PasskeyDialog = ({
  passkey,
  onDone,
  onClose,
}: {
  passkey?: { id: number; name: string };
  onDone: () => Promise<void>;
  onClose: () => void;
}) => {
  const [name, setName] = useState(passkey?.name ?? '');
  const save = useAction(
    async (given: string, options): Promise<unknown> =>
      passkey ? accountClient.namePasskey({ id: passkey.id, name: given }, options) : addPasskey(given),
    {
      onSuccess: () => {
        showToast(passkey ? accountTexts.passkeyNamed : accountTexts.passkeyAdded);
        onClose();
        return onDone();
      },
    },
  );

  return (
    <Dialog title={passkey ? accountTexts.rename : accountTexts.addPasskey} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) save.mutate(name);
        }}
      >
        <TextField
          label={accountTexts.passkeyName}
          hint={accountTexts.passkeyNameHint}
          maxLength={60}
          data-first-focus
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <FailureNote failure={save.error} />
        <div className="flex gap-3">
          <BusyButton type="submit" isBusy={save.isPending} disabled={name.trim() === ''}>
            {passkey ? officeTexts.save : accountTexts.addPasskey}
          </BusyButton>
          <Button onClick={onClose}>{officeTexts.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Each try answers a new challenge, so it is a new submission with a key of its own. */
const addPasskey = async (name: string) => {
  const options = await accountClient.getNewPasskeyOptions();
  const response = await makePasskey(options);
  return accountClient.addPasskey({ name, response });
};
