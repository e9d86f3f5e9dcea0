import { useState } from 'react';
import { moneyTexts } from '#web/texts/office/request.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { requestClient } from '../../../app/queries/request-queries.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';

/** Takes a part that was noted by hand out of the count, with a reason. */
export const StrikeDialog = ({
  details,
  payment,
  onClose,
}: {
  details: RequestDetails;
  payment: RequestDetails['handPayments'][number];
  onClose: () => void;
}) => {
  const [reason, setReason] = useState('');
  const traceNumber = details.request.fCode;
  const strike = useRequestAction<{ reason: string }>(
    (input, options) => requestClient.strikePayment({ traceNumber, id: payment.id, ...input }, options),
    moneyTexts.struckNow,
  );
  return (
    <Dialog
      title={moneyTexts.strikeTitle}
      onClose={strike.isPending ? undefined : onClose}
      foot={
        <BusyButton
          variant="danger"
          isBusy={strike.isPending}
          data-submit=""
          onClick={() => strike.mutate({ reason: reason.trim() }, { onSuccess: onClose })}
        >
          {moneyTexts.strike}
        </BusyButton>
      }
    >
      <p>
        <Amount of={payment.amountRial} className="font-bold" />
      </p>
      <TextAreaField
        label={moneyTexts.strikeReason}
        rows={2}
        maxLength={500}
        data-first-focus=""
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FailureNote failure={strike.error} />
    </Dialog>
  );
};
