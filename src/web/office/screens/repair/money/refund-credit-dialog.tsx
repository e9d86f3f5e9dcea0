import { useState } from 'react';
import { tehranDay } from '#kernel/jalali.ts';
import { moneyTexts } from '#web/texts/office/request.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { requests } from '../../../app/queries/request-queries.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { JalaliDateField } from '../../../ui/fields/jalali-date-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';

/** Notes that money which no invoice takes was given back. A fresh proof of identity is asked for on the way. */
export const RefundCreditDialog = ({
  details,
  onClose,
}: {
  details: RequestDetails;
  onClose: () => void;
}) => {
  const { fCode: traceNumber, creditRial: amountRial = 0 } = details.request;
  const [date, setDate] = useState<string>(tehranDay(new Date()));
  const [reference, setReference] = useState('');
  const refundCredit = useRequestAction<{ date: string; reference: string }>(
    (input, options) => requests.returnCredit({ traceNumber, amountRial, ...input }, options),
    moneyTexts.creditDone,
  );
  return (
    <Dialog
      title={moneyTexts.creditTitle}
      onClose={refundCredit.isPending ? undefined : onClose}
      foot={
        <BusyButton
          variant="brand"
          isBusy={refundCredit.isPending}
          data-submit=""
          onClick={() => refundCredit.mutate({ date, reference }, { onSuccess: onClose })}
        >
          {moneyTexts.refundCredit}
        </BusyButton>
      }
    >
      <p>{moneyTexts.credit(amountRial)}</p>
      <JalaliDateField
        label={moneyTexts.creditDay}
        value={date}
        onChange={(day) => setDate(day ?? '')}
        max={tehranDay(new Date())}
      />
      <TextField
        label={moneyTexts.reference}
        isCode
        data-first-focus=""
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <FailureNote failure={refundCredit.error} />
    </Dialog>
  );
};
