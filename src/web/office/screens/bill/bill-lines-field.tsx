import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { billTexts } from '#web/texts/office/bill.ts';
import { priceQueries } from '../../app/queries/desk-setting-queries.ts';
import { MovableRows } from '../../ui/content/movable-rows.tsx';
import { PriceListField } from '../../ui/fields/price-list-field.tsx';
import { RemoveButton } from '../../ui/remove-button.tsx';
import type { BillValues } from './bill-values.ts';
import { LineRow } from './line-row.tsx';
import { ReportSpareParts } from './report-spare-parts.tsx';

/** The lines of a bill in the order the customer reads them, and under them the field that adds one. */
export const BillLinesField = ({
  form,
  traceNumber,
}: {
  form: UseFormReturn<BillValues>;
  traceNumber: string;
}) => {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'lines' });
  const fault = form.formState.errors.lines;
  const message = fault?.message ?? fault?.root?.message;
  const nameOf = (_: unknown, at: number) => form.getValues(`lines.${at}.title`) || billTexts.row(at + 1);
  return (
    <section className="panel bill-table" aria-label={billTexts.lines}>
      <div className="bill-head" aria-hidden="true">
        <span>{billTexts.item}</span>
        <span>{billTexts.quantity}</span>
        <span>{billTexts.unit}</span>
        <span>{billTexts.total}</span>
      </div>
      {fields.length > 0 && (
        <MovableRows
          className="bill-rows"
          items={fields}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onMove={move}
          tools={(line, at) => (
            <RemoveButton label={billTexts.remove(nameOf(line, at))} onClick={() => remove(at)} />
          )}
        >
          {(_, at) => <LineRow form={form} at={at} />}
        </MovableRows>
      )}
      <div className="bill-add">
        <PriceListField
          label={billTexts.add}
          maxLength={200}
          queryOffers={priceQueries.offers}
          detailOf={({ kind, code, unitRial }) => billTexts.offer(kind, code, unitRial)}
          onAdd={(price, typed) => {
            const { code, title, unitRial } = price ?? { code: '', title: typed, unitRial: null };
            append({ code, title, quantity: 1, unitRial }, { shouldFocus: false });
          }}
        />
        <ReportSpareParts
          traceNumber={traceNumber}
          lines={form.watch('lines')}
          onAdd={(lines) => append(lines, { shouldFocus: false })}
        />
        {message && (
          <p role="alert" className="mt-1 text-fine font-semibold text-danger">
            {message}
          </p>
        )}
      </div>
    </section>
  );
};
