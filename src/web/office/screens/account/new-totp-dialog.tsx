import { useState } from 'react';
import { foldDigits } from '#kernel/fold-digits.ts';
import { accountTexts } from '#web/texts/office/account.ts';
import { accountClient } from '../../app/queries/account-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { TotpCard } from '../sign-in/totp-card.tsx';

/** A new authenticator. The old one stays valid until a code of the new one is accepted. */
export const NewTotpDialog = ({ onDone, onClose }: { onDone: () => Promise<void>; onClose: () => void }) => {
  const [setUp, setSetUp] = useState<Awaited<ReturnType<typeof accountClient.beginTotp>>>();
  const begin = useAction<void, Awaited<ReturnType<typeof accountClient.beginTotp>>>(
    (_, options) => accountClient.beginTotp(undefined, options),
    { onSuccess: setSetUp },
  );
  const confirm = useAction(accountClient.confirmTotp, {
    onSuccess: async () => {
      showToast(accountTexts.totpSaved);
      onClose();
      await onDone();
    },
  });
  return (
    <Dialog title={accountTexts.totpTitle} onClose={onClose}>
      {setUp ? (
        <TotpCard
          facts={setUp}
          isBusy={confirm.isPending}
          submit={accountTexts.confirm}
          onCode={(code) => confirm.mutate({ setUp: setUp.setUp, code: foldDigits(code) })}
        />
      ) : (
        <>
          <p>{accountTexts.totpHint}</p>
          <BusyButton isBusy={begin.isPending} onClick={() => begin.mutate()} data-first-focus>
            {accountTexts.totpNew}
          </BusyButton>
        </>
      )}
      <FailureNote failure={confirm.error ?? begin.error} />
    </Dialog>
  );
};
