import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { reportResults } from '#contract/repair/report-values.ts';
import { listKeys } from '#kernel/list-keys.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import type { ReportValues } from './report-changes.rules.ts';

/** How the repair ended, as large buttons for a gloved finger. */
export const ResultField = ({ form }: { form: UseFormReturn<ReportValues> }) => {
  const { name, value, error, ref, onChange } = useFormField(form.control, 'result');
  const errorId = useId();
  return (
    <fieldset className="report-section" aria-describedby={error && errorId}>
      <legend>{texts.result}</legend>
      <div className="report-choices">
        {listKeys(reportResults).map((result, at) => (
          <label key={result} className="report-choice" data-chosen={value === result || undefined}>
            <input
              ref={at === 0 ? ref : undefined}
              type="radio"
              className="check"
              name={name}
              checked={value === result}
              onChange={() => onChange(result)}
            />
            {reportResults[result]}
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
