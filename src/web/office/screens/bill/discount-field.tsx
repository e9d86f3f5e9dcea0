import type { UseFormReturn } from 'react-hook-form';
import { billTexts } from '#web/texts/office/bill.ts';
import { SegmentedChoice } from '#web/ui/segmented-choice.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import type { BillValues } from './bill-values.ts';

const kinds = (['rial', 'percent'] as const).map((value) => ({
  value,
  label: billTexts.discountKinds[value],
}));

/** A discount in rials or in percent; rials are what is stored. */
export const DiscountField = ({ form }: { form: UseFormReturn<BillValues> }) => {
  const kind = useFormField(form.control, 'discountKind');
  const rial = useFormField(form.control, 'discountRial');
  return (
    <div className="discount">
      <SegmentedChoice
        name="discount-kind"
        legend={billTexts.discountAs}
        options={kinds}
        value={kind.value}
        onChange={kind.onChange}
      />
      {kind.value === 'rial' ? (
        <NumberField
          label={billTexts.discountRial}
          isOptional
          unit={billTexts.rial}
          notANumber={billTexts.faults.discountRial}
          {...rial}
        />
      ) : (
        <TextField
          label={billTexts.discountPercent}
          isOptional
          inputMode="decimal"
          error={form.formState.errors.discountPercent?.message}
          {...form.register('discountPercent')}
        />
      )}
    </div>
  );
};
