import { useQuery } from '@tanstack/react-query';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { serviceReportQueries } from '../../app/queries/service-report-queries.ts';
import { JalaliDateField } from '../../ui/fields/jalali-date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { ReadingsField } from './readings-field.tsx';
import { ResultField } from './result-field.tsx';
import { SparePartsField } from './spare-parts-field.tsx';
import { TasksField } from './tasks-field.tsx';
import type { ReportDraftForm } from './use-report-draft.ts';

/** The fields of a report in the order in which the work goes: found, done, fitted, measured, ended. */
export const ReportForm = ({
  draft: { form },
  isCorrection,
  isInert,
}: {
  draft: ReportDraftForm;
  isCorrection: boolean;
  isInert: boolean;
}) => {
  const choices = useQuery(serviceReportQueries.choices()).data;
  const { errors } = form.formState;
  const day = useFormField(form.control, 'day');
  const technicianId = useFormField(form.control, 'technicianId');
  const causes = [...new Set([...(choices?.causes ?? []), form.watch('cause')].filter(Boolean))];
  const [writtenId, writtenName] = form.watch(['technicianId', 'technicianName']);
  const known = choices?.technicians ?? [];
  // A technician who was disabled since stays in the list of this report.
  const technicians =
    writtenId === null || known.some(({ id }) => id === writtenId)
      ? known
      : [...known, { id: writtenId, name: writtenName }];
  return (
    <form noValidate inert={isInert} className="report-form" onSubmit={(event) => event.preventDefault()}>
      {isCorrection && (
        <div className="report-reason">
          <TextField
            label={texts.reason}
            maxLength={500}
            error={errors.reason?.message}
            {...form.register('reason')}
          />
        </div>
      )}
      <TextAreaField
        label={texts.finding}
        rows={3}
        maxLength={2_000}
        error={errors.finding?.message}
        {...form.register('finding')}
      />
      <SelectField
        label={texts.cause}
        emptyLabel={texts.noCause}
        options={causes.map((cause) => ({ value: cause, label: cause }))}
        {...form.register('cause')}
      />
      <TasksField form={form} />
      <SparePartsField form={form} />
      <ReadingsField form={form} />
      <ResultField form={form} />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={texts.technician}
          emptyLabel={texts.noCause}
          options={technicians.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={technicianId.error}
          value={technicianId.value === null ? '' : String(technicianId.value)}
          onChange={({ target }) => {
            const chosen = technicians.find(({ id }) => String(id) === target.value);
            technicianId.onChange(chosen?.id ?? null);
            form.setValue('technicianName', chosen?.name ?? '', { shouldDirty: true });
          }}
        />
        <JalaliDateField label={texts.day} isOptional {...day} />
      </div>
    </form>
  );
};
