import { useState } from 'react';
import { repairLimits } from '#contract/repair/limits.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { registeredTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { CircleX } from '#web/ui/icons.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { usePortal } from '../state/portal-context.ts';
import { chooseDirection } from './choose-direction.ts';

/**
 * Cancels after asking once more; the reason is the customer's to give or not. As a row it stands among what is folded.
 */
export const CancelRequest = ({ isRow = false }: { isRow?: boolean }) => {
  const { actions } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const close = () => setAsking(false);
  return (
    <>
      {isRow ? (
        <div className="portal-fold no-print">
          <button type="button" onClick={() => setAsking(true)}>
            <CircleX size={20} className="text-brand" />
            <span className="font-semibold">{registeredTexts.cancel}</span>
          </button>
        </div>
      ) : (
        <button type="button" className="text-link link-danger px-2" onClick={() => setAsking(true)}>
          {registeredTexts.cancel}
        </button>
      )}
      {isAsking && (
        <AlertDialog
          title={registeredTexts.cancel}
          text={registeredTexts.cancelTitle}
          tone="warning"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{registeredTexts.cancelNo}</Button>
              <Button
                variant="danger"
                onClick={() => {
                  close();
                  void actions.cancelRequest(reason);
                }}
              >
                {registeredTexts.cancelYes}
              </Button>
            </>
          }
        >
          <p className="mt-2 text-small text-ink-soft">{registeredTexts.cancelText}</p>
          <Field
            variant={largeFieldVariant}
            id="cancel-reason"
            label={registeredTexts.cancelReason}
            after={portalTexts.optional}
            className="mt-4"
          >
            {(control) => (
              <textarea
                {...control}
                dir={chooseDirection(reason)}
                rows={2}
                maxLength={repairLimits.reason.max}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                className="field field-area"
              />
            )}
          </Field>
        </AlertDialog>
      )}
    </>
  );
};
