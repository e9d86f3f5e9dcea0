import { type UseFormReturn, useWatch } from 'react-hook-form';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import type { ReportValues } from './report-changes.rules.ts';

/** What the checklist asks for, ticked as it is done, and words for everything else. */
export const TasksField = ({ form }: { form: UseFormReturn<ReportValues> }) => {
  const tasks = useWatch({ control: form.control, name: 'tasks' });
  const done = tasks.filter(({ isDone }) => isDone).length;
  return (
    <fieldset className="report-section">
      <legend>
        {texts.work}{' '}
        {tasks.length > 0 && (
          <span className="text-fine font-normal text-ink-soft">{texts.done(done, tasks.length)}</span>
        )}
      </legend>
      <ul>
        {tasks.map(({ title }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tasks keep their places
          <li key={at} className="report-task">
            <label>
              <input type="checkbox" className="check" {...form.register(`tasks.${at}.isDone`)} />
              <bdi>{title}</bdi>
            </label>
          </li>
        ))}
      </ul>
      <TextAreaField
        label={texts.workNote}
        isOptional={tasks.length > 0}
        rows={3}
        maxLength={2_000}
        error={form.formState.errors.work?.message}
        {...form.register('work')}
      />
    </fieldset>
  );
};
