import { useId } from 'react';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import type { ReportValues } from './report-changes.rules.ts';

/** One of a few as large buttons, for a gloved finger. */
export const ReportChoiceField = ({
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
  const errorId = useId();
  const error = fieldState.error?.message;
  return (
    <fieldset className="report-section" aria-describedby={error && errorId}>
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
      {error && (
        <p id={errorId} className="mt-1 text-fine font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};
