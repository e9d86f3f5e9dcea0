import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { workCalendarTexts as texts } from '#web/texts/office/work-calendar.ts';
import { calendarQueries, workCalendarClient } from '../../app/queries/calendar-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { JalaliDateField } from '../../ui/fields/jalali-date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';

const Values = z.object({
  day: z.string(texts.needDate).min(1, texts.needDate),
  name: z.string().trim().min(2, texts.needName).max(60, texts.needName),
});

/** One day off, by its Jalali date and name. */
export const AddHolidayDialog = ({ onClose }: { onClose: () => void }) => {
  const refresh = useRefresh(calendarQueries.all);
  const add = useAction(workCalendarClient.addHolidays);
  const form = useForm({ resolver: zodResolver(Values), defaultValues: { day: '', name: '' } });
  const day = useFormField(form.control, 'day');
  const { errors } = form.formState;
  const { submit: save, failure } = useSubmit(form, async (holiday) => {
    const { added } = await add.mutateAsync({ items: [holiday] });
    showToast(texts.added(added));
    onClose();
    await refresh();
  });
  return (
    <Dialog title={texts.addTitle} onClose={onClose}>
      <FormFrame form={form} failure={failure} onSubmit={save} submit={texts.add}>
        <JalaliDateField
          label={texts.date}
          {...day}
          value={day.value || null}
          onChange={(value) => day.onChange(value ?? '')}
        />
        <TextField label={texts.name} error={errors.name?.message} {...form.register('name')} />
      </FormFrame>
    </Dialog>
  );
};
