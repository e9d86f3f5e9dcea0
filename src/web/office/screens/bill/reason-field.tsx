import type { UseFormReturn } from 'react-hook-form';
import type { Bill } from '#contract/repair/bill.ts';
import { billTexts } from '#web/texts/office/bill.ts';
import { Note } from '#web/ui/note.tsx';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { calculateExcess } from './bill-form.rules.ts';
import type { BillValues } from './bill-values.ts';

/** Asked for when a bill is free, or above what was accepted; the customer reads it beside the invoice. */
export const ReasonField = ({
  form,
  bill,
  acceptedRial,
}: {
  form: UseFormReturn<BillValues>;
  bill: Bill;
  acceptedRial: number | undefined;
}) => {
  const isFree = form.watch('isFree');
  const more = isFree ? 0 : calculateExcess(bill.payableRial, acceptedRial);
  const fault = form.formState.errors.reason?.message;
  // What is written is sent, so it can be seen and taken out.
  const isWritten = form.watch('reason') !== '';
  if (!isFree && more === 0 && !fault && !isWritten) return null;
  return (
    <div className="grid gap-2">
      {more > 0 && <Note tone="warning">{billTexts.aboveEstimate(more)}</Note>}
      <TextAreaField
        label={isFree ? billTexts.freeReason : billTexts.reason}
        hint={billTexts.reasonHint}
        rows={2}
        error={fault}
        {...form.register('reason')}
      />
    </div>
  );
};
