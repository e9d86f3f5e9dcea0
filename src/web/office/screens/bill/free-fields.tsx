import type { UseFormReturn } from 'react-hook-form';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { billTexts } from '#web/texts/office/bill.ts';
import { Note } from '#web/ui/note.tsx';
import type { RequestDetails } from '../../app/queries/repair-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import type { BillValues } from './bill-values.ts';

/** Free within the warranty; past it only a manager may, and is warned. */
export const FreeFields = ({
  form,
  details: { warranty },
}: {
  form: UseFormReturn<BillValues>;
  details: RequestDetails;
}) => {
  const mayWaive = useMay('invoices.waive');
  const isShut = !warranty.isIn && !mayWaive;
  return (
    <section className="panel px-4 py-2" aria-label={billTexts.freeUnderWarranty}>
      <CheckboxField
        label={billTexts.freeUnderWarranty}
        hint={billTexts.freeHint}
        disabled={isShut}
        {...form.register('isFree')}
      />
      {!warranty.isIn && (
        <Note tone="warning" className="my-2">
          {warranty.until === null
            ? billTexts.warrantyUnknown
            : billTexts.warrantyOver(formatJalaliDate(warranty.until))}{' '}
          {isShut && billTexts.onlyManager}
        </Note>
      )}
    </section>
  );
};
