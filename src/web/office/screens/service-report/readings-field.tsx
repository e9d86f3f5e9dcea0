import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { ReportReading } from '#contract/repair/service-report.ts';
import { judgeReading } from '#kernel/judge-reading.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { ReportValues } from './report-changes.rules.ts';

/** The readings beside their limits; a value outside of them has a text. */
export const ReadingsField = ({ form }: { form: UseFormReturn<ReportValues> }) => {
  const readings = useWatch({ control: form.control, name: 'readings' });
  return (
    <fieldset className="report-section">
      <legend>{texts.readings}</legend>
      {readings.length === 0 && <p className="text-small text-ink-soft">{texts.noReadings}</p>}
      <ul>
        {readings.map((reading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: readings keep their places
          <li key={at} className="report-reading">
            <ReadingRow form={form} reading={reading} at={at} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

const ReadingRow = ({
  form,
  reading,
  at,
}: {
  form: UseFormReturn<ReportValues>;
  reading: ReportReading;
  at: number;
}) => {
  const judged = judgeReading(reading);
  const words = texts.describe(judged);
  const isBad = judged.state === 'faulty' || judged.state === 'below' || judged.state === 'above';
  const id = `reading-${at}`;
  return (
    <>
      <label htmlFor={id} className="min-w-0">
        <bdi className="block font-semibold">{reading.title}</bdi>
        <span className="block text-fine text-ink-soft">{texts.limits(reading)}</span>
        {words && (
          <span
            id={`${id}-state`}
            className={joinClasses('block text-fine', isBad ? 'font-semibold text-danger' : 'text-success')}
          >
            {words}
          </span>
        )}
      </label>
      <span className="report-value">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          className={joinClasses('field', isBad && 'field-invalid')}
          aria-invalid={isBad || undefined}
          aria-describedby={words ? `${id}-state` : undefined}
          {...form.register(`readings.${at}.value`)}
        />
        <bdi className="text-fine text-ink-soft">{reading.unit}</bdi>
      </span>
    </>
  );
};
