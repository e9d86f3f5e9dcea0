import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { isolateCode } from '#kernel/isolate-code.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { serviceReportQueries } from '../../app/queries/service-report-queries.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { PriceListField } from '../../ui/fields/price-list-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { RemoveButton } from '../../ui/remove-button.tsx';
import type { ReportValues } from './report-changes.rules.ts';

/** The parts that were fitted or taken out, each with its serials and lot. */
export const SparePartsField = ({ form }: { form: UseFormReturn<ReportValues> }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parts' });
  return (
    <fieldset className="report-section">
      <legend>{texts.parts}</legend>
      {fields.length === 0 && <p className="mb-2 text-small text-ink-soft">{texts.noParts}</p>}
      {fields.map(({ id }, at) => (
        <SparePartRow key={id} form={form} at={at} onRemove={() => remove(at)} />
      ))}
      <PriceListField
        label={texts.addPart}
        isLabelShown
        maxLength={120}
        queryOffers={serviceReportQueries.spareParts}
        detailOf={({ code }) => isolateCode(code)}
        onAdd={(offer, typed) => {
          const { code, title } = offer ?? { code: '', title: typed };
          const part = { code, title, quantity: 1, serialFitted: '', serialRemoved: '', lot: '' };
          append(part, { shouldFocus: false });
        }}
      />
    </fieldset>
  );
};

const SparePartRow = ({
  form,
  at,
  onRemove,
}: {
  form: UseFormReturn<ReportValues>;
  at: number;
  onRemove: () => void;
}) => {
  // Without its ref: a report is saved while it is typed, and a refusal must not move the focus out of another field.
  const { value, onChange, ref: _, ...quantity } = useFormField(form.control, `parts.${at}.quantity`);
  const name = form.watch(`parts.${at}.title`) || texts.part(at + 1);
  const codes = ['code', 'serialFitted', 'serialRemoved', 'lot'] as const;
  return (
    <fieldset className="report-part" aria-label={name}>
      <div className="flex items-start gap-2">
        <TextField
          label={texts.partTitle}
          className="min-w-0 flex-1"
          maxLength={120}
          error={form.formState.errors.parts?.[at]?.title?.message}
          {...form.register(`parts.${at}.title`)}
        />
        <RemoveButton label={texts.removePart(name)} onClick={onRemove} />
      </div>
      <div className="report-part-codes">
        <NumberField
          label={texts.quantity}
          notANumber={texts.quantityFault}
          value={value}
          onChange={(next) => onChange(next ?? 1)}
          {...quantity}
        />
        {codes.map((field) => (
          <TextField
            key={field}
            label={texts[field]}
            isCode
            maxLength={40}
            error={form.formState.errors.parts?.[at]?.[field]?.message}
            {...form.register(`parts.${at}.${field}`)}
          />
        ))}
      </div>
    </fieldset>
  );
};
