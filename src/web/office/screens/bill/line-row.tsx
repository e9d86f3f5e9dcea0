import type { UseFormReturn } from 'react-hook-form';
import { billTexts } from '#web/texts/office/bill.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { FieldShell } from '../../ui/fields/field-shell.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import type { BillValues } from './bill-values.ts';

/** One line: its words, how many, what one costs. */
export const LineRow = ({ form, at }: { form: UseFormReturn<BillValues>; at: number }) => {
  // First, as on the screen: that is the order in which a faulty field gets the focus.
  const title = form.register(`lines.${at}.title`);
  const quantity = useFormField(form.control, `lines.${at}.quantity`);
  const unit = useFormField(form.control, `lines.${at}.unitRial`);
  const code = form.watch(`lines.${at}.code`);
  const name = billTexts.row(at + 1);
  return (
    <fieldset className="bill-row" aria-label={name}>
      <div className="bill-title">
        <FieldShell
          label={`${billTexts.item}، ${name}`}
          isBare
          error={form.formState.errors.lines?.[at]?.title?.message}
        >
          {(control) => <input type="text" maxLength={400} {...control} {...title} />}
        </FieldShell>
        {code && <Code className="text-fine text-ink-soft">{code}</Code>}
      </div>
      <NumberField
        label={`${billTexts.quantity}، ${name}`}
        isBare
        notANumber={billTexts.faults.quantity}
        className="bill-quantity"
        {...quantity}
      />
      <NumberField
        label={`${billTexts.unit}، ${name}`}
        isBare
        notANumber={billTexts.faults.price}
        className="bill-unit"
        {...unit}
      />
      <output className="bill-total">
        <Count>{(quantity.value || 0) * (unit.value || 0)}</Count>
      </output>
    </fieldset>
  );
};
