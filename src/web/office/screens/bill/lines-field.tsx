import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { billTexts } from '#web/texts/office/bill.ts';
import type { BillValues } from './bill-values.ts';
import { LineRow } from './line-row.tsx';
import { PriceField } from './price-field.tsx';

/** The lines of a bill, and under them the field that adds one. */
export const LinesField = ({ form }: { form: UseFormReturn<BillValues> }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const fault = form.formState.errors.lines;
  const message = fault?.message ?? fault?.root?.message;
  return (
    <section className="panel bill-table" aria-label={billTexts.lines}>
      <div className="bill-head" aria-hidden="true">
        <span>{billTexts.item}</span>
        <span>{billTexts.quantity}</span>
        <span>{billTexts.unit}</span>
        <span>{billTexts.total}</span>
      </div>
      {fields.length > 0 && (
        <ol>
          {fields.map((field, at) => (
            <LineRow key={field.id} form={form} at={at} onRemove={() => remove(at)} />
          ))}
        </ol>
      )}
      <div className="bill-add">
        <PriceField onAdd={(line) => append(line, { shouldFocus: false })} />
        {message && (
          <p role="alert" className="mt-1 text-fine font-semibold text-danger">
            {message}
          </p>
        )}
      </div>
    </section>
  );
};
