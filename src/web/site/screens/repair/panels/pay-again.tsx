import { useState } from 'react';
import { portalPaymentTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { usePortal } from '../state/portal-context.ts';

/** For a payer who knows that nothing was taken, while the bank has not said so. Asked once more before it begins. */
export const PayAgain = () => {
  const { actions } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button type="button" className="text-link text-start" onClick={() => setAsking(true)}>
        {portalPaymentTexts.payAgain}
      </button>
      {isAsking && (
        <AlertDialog
          title={portalPaymentTexts.pendingTitle}
          text={portalPaymentTexts.payAgainTitle}
          tone="warning"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{portalPaymentTexts.payAgainNo}</Button>
              <Button
                variant="brand"
                onClick={() => {
                  close();
                  void actions.pay();
                }}
              >
                {portalPaymentTexts.payAgainYes}
              </Button>
            </>
          }
        >
          <p className="mt-2 text-small text-ink-soft">{portalPaymentTexts.payAgainText}</p>
        </AlertDialog>
      )}
    </>
  );
};
