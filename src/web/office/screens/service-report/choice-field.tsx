import { type Control, type FieldPath, useController } from 'react-hook-form';
import type { ReportValues } from './report-changes.rules.ts';

/** One of a few as large buttons, for a gloved finger. */
export const ChoiceField = ({
  control,
  name,
  label,
  options,
}: {
  control: Control<ReportValues>;
  name: FieldPath<ReportValues>;
  label: string;
  options: readonly { value: string; label: string }[];
}) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <fieldset className="report-section">
      <legend>{label}</legend>
      <div className="report-choices">
        {options.map(({ value, label: text }, at) => (
          <label key={value} className="report-choice" data-chosen={field.value === value || undefined}>
            <input
              ref={at === 0 ? field.ref : undefined}
              type="radio"
              className="check"
              name={name}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
            />
            {text}
          </label>
        ))}
      </div>
      {fieldState.error?.message && (
        <p className="mt-1 text-fine font-semibold text-danger">{fieldState.error.message}</p>
      )}
    </fieldset>
  );
};
