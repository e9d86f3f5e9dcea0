import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { z } from 'zod';
import { checklistTexts as texts } from '#web/texts/office/checklists.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { RemoveButton } from '../../ui/remove-button.tsx';
import type { ChecklistTyped, ChecklistValues } from './checklist-values.ts';

type Form = UseFormReturn<ChecklistTyped, unknown, z.output<typeof ChecklistValues>>;
const emptyReading = { title: '', unit: '', least: '', most: '', decimals: 1 };

/** What is measured, in which unit, between which limits and how exactly. */
export const ChecklistReadings = ({ form }: { form: Form }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'readings' });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{texts.readings}</legend>
      {fields.map(({ id }, at) => (
        <ReadingRow key={id} form={form} at={at} onRemove={() => remove(at)} />
      ))}
      <Button onClick={() => append(emptyReading)}>
        <Plus size={18} />
        {texts.addReading}
      </Button>
    </fieldset>
  );
};

const ReadingRow = ({ form, at, onRemove }: { form: Form; at: number; onRemove: () => void }) => {
  const errors = form.formState.errors.readings?.[at];
  const name = form.watch(`readings.${at}.title`) || texts.reading(at + 1);
  return (
    <fieldset aria-label={name} className="grid gap-2 border-t border-line pt-3">
      <div className="flex items-start gap-2">
        <TextField
          label={texts.readingTitle}
          className="min-w-0 flex-1"
          maxLength={120}
          error={errors?.title?.message}
          {...form.register(`readings.${at}.title`)}
        />
        <RemoveButton label={texts.removeReading(name)} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <TextField
          label={texts.unit}
          maxLength={20}
          error={errors?.unit?.message}
          {...form.register(`readings.${at}.unit`)}
        />
        {(['least', 'most'] as const).map((field) => (
          <TextField
            key={field}
            label={texts[field]}
            isOptional
            inputMode="decimal"
            maxLength={40}
            error={errors?.[field]?.message}
            {...form.register(`readings.${at}.${field}`)}
          />
        ))}
        <NumberField
          label={texts.decimals}
          notANumber={texts.decimalsFault}
          {...useFormField(form.control, `readings.${at}.decimals`)}
        />
      </div>
    </fieldset>
  );
};
