import { useState } from 'react';
import { paymentTexts } from '#web/texts/repair-device-view.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { CircleAlert } from '#web/ui/icons.ts';
import { usePortal } from '../state/portal-context.ts';

/** For a payer who knows that nothing was taken, while the bank has not said so. Asked once more before it begins. */
export const PayAgain = () => {
  const { actions } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button type="button" className="text-link text-start" onClick={() => setAsking(true)}>
        {paymentTexts.payAgain}
      </button>
      {isAsking && (
        <AlertDialog
          title={paymentTexts.pendingTitle}
          text={paymentTexts.payAgainTitle}
          icon={
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-warning-soft text-warning">
              <CircleAlert size={24} />
            </span>
          }
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{paymentTexts.payAgainNo}</Button>
              <Button
                look="brand"
                onClick={() => {
                  close();
                  void actions.pay();
                }}
              >
                {paymentTexts.payAgainYes}
              </Button>
            </>
          }
        >
          <p className="mt-2 text-small text-ink-soft">{paymentTexts.payAgainText}</p>
        </AlertDialog>
      )}
    </>
  );
};
