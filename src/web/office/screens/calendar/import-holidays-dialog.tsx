import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { workCalendarTexts as texts } from '#web/texts/office/work-calendar.ts';
import { calendarQueries, workCalendarClient } from '../../app/queries/calendar-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { UploadField } from '../../ui/fields/upload-field.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';

const Values = z.object({ text: z.string().trim().min(1, texts.importHint).max(100_000) });

/** A whole year's days off from a file, all of them or none; faults are listed by their line. */
export const ImportHolidaysDialog = ({ onClose }: { onClose: () => void }) => {
  const refresh = useRefresh(calendarQueries.all);
  const take = useAction(workCalendarClient.importHolidays);
  const form = useForm({ resolver: zodResolver(Values), defaultValues: { text: '' } });
  const { submit: save, failure } = useSubmit(form, async (input) => {
    const { added } = await take.mutateAsync(input);
    showToast(texts.added(added));
    onClose();
    await refresh();
  });
  const read = async (file: File) =>
    form.setValue('text', await file.slice(0, 100_000).text(), { shouldDirty: true, shouldValidate: true });
  return (
    <Dialog title={texts.importTitle} onClose={onClose}>
      <FormFrame form={form} failure={failure} onSubmit={save} submit={texts.importSubmit}>
        <UploadField
          label={texts.importField}
          hint={texts.importHint}
          accept=".csv,text/csv,text/plain"
          onFile={(file) => void read(file)}
        />
        <TextAreaField
          label={texts.importPaste}
          rows={6}
          error={form.formState.errors.text?.message}
          {...form.register('text')}
        />
      </FormFrame>
    </Dialog>
  );
};
