import { useState } from 'react';
import { accountTexts } from '#web/texts/office/account.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { accountClient } from '../../app/queries/account-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx';

/** Ten new recovery codes; the old ones are void from then on. */
export const RenewCodesDialog = ({
  onDone,
  onClose,
}: {
  onDone: () => Promise<void>;
  onClose: () => void;
}) => {
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useAction<void, { codes: string[] }>(
    (_, options) => accountClient.renewRecoveryCodes(undefined, options),
    {
      onSuccess: async (given) => {
        setCodes(given.codes);
        await onDone();
      },
    },
  );
  return (
    <Dialog title={accountTexts.recovery} onClose={codes ? undefined : onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} next={officeTexts.close} onNext={onClose} />
      ) : (
        <>
          <p>{accountTexts.recoveryRenewText}</p>
          <FailureNote failure={renew.error} />
          <div className="flex flex-wrap gap-3">
            <BusyButton isBusy={renew.isPending} onClick={() => renew.mutate()}>
              {accountTexts.recoveryRenew}
            </BusyButton>
            <Button onClick={onClose}>{officeTexts.cancel}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
};
