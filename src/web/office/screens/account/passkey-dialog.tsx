import { useState } from 'react';
import { accountTexts } from '#web/texts/office/account.ts';
import { officeTexts } from '#web/texts/office/frame.ts';
import { Button } from '#web/ui/button.tsx';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import { account } from '../../app/queries/account-queries.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OfficeFailure>();

  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      if (passkey) await account.namePasskey({ id: passkey.id, name });
      else await addPasskey(name);
      showToast(passkey ? accountTexts.passkeyNamed : accountTexts.passkeyAdded);
      onClose();
      await onDone();
    } catch (thrown) {
      setFailure(toFailure(thrown));
      setBusy(false);
    }
  };

  return (
    <Dialog title={passkey ? accountTexts.rename : accountTexts.addPasskey} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void save();
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
        <FailureNote failure={failure} />
        <div className="flex gap-3">
          <BusyButton type="submit" isBusy={isBusy} disabled={name.trim() === ''}>
            {passkey ? officeTexts.save : accountTexts.addPasskey}
          </BusyButton>
          <Button onClick={onClose}>{officeTexts.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
};

const addPasskey = async (name: string): Promise<void> => {
  const options = await account.getNewPasskeyOptions();
  const response = await makePasskey(options);
  await account.addPasskey({ name, response });
};
