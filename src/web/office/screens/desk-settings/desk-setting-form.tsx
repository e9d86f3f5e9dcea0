import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { deskSettingTexts } from '#web/texts/office/desk-settings.ts';
import {
  deskSettingClient,
  deskSettingQueries,
  type StoredDeskSettings,
} from '../../app/queries/desk-setting-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DeskSettingValues, toSettings, toSettingValues } from './desk-setting-values.ts';
import { ReminderFields } from './reminder-fields.tsx';
import { ReportSettingFields } from './report-setting-fields.tsx';

/** The form of the desk's settings, made from one revision; a stale save loses nothing that was typed. */
export const DeskSettingForm = ({ stored }: { stored: StoredDeskSettings }) => {
  const cache = useQueryClient();
  const write = useAction(deskSettingClient.writeDeskSettings);
  const form = useForm({
    resolver: zodResolver(DeskSettingValues),
    defaultValues: toSettingValues(stored.settings),
  });
  const work = useUnsavedWork(form, { subject: 'desk-settings', rev: String(stored.rev) });
  const { errors } = form.formState;
  const { submit: save, failure } = useSubmit(form, async (values) => {
    const settings = toSettings(values, stored.settings);
    const sent = structuredClone(form.getValues());
    const now = await write.mutateAsync({ settings, rev: stored.rev });
    work.keepTypedSince(sent, String(now.rev));
    cache.setQueryData(deskSettingQueries.one().queryKey, now);
    showToast(deskSettingTexts.saved);
  });
  return (
    <FormFrame form={form} work={work} failure={failure} onSubmit={save}>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <Panel title={deskSettingTexts.lists}>
            <div className="grid gap-4">
              <TextAreaField
                label={deskSettingTexts.accessories}
                hint={deskSettingTexts.accessoriesHint}
                rows={7}
                error={errors.accessories?.message}
                {...form.register('accessories')}
              />
              <TextAreaField
                label={deskSettingTexts.carriers}
                hint={deskSettingTexts.carriersHint}
                // A name and a link that is broken in two read backwards.
                wrap="off"
                rows={6}
                error={errors.carriers?.message}
                {...form.register('carriers')}
              />
            </div>
          </Panel>
          <ReportSettingFields form={form} />
        </div>
        <div className="grid gap-4">
          <Panel title={deskSettingTexts.money}>
            <div className="grid gap-4">
              <TextField
                label={deskSettingTexts.tax}
                hint={deskSettingTexts.taxHint}
                inputMode="decimal"
                className="[&_.field]:max-w-60"
                error={errors.tax?.message}
                {...form.register('tax')}
              />
              <NumberField
                label={deskSettingTexts.mostDiscount}
                hint={deskSettingTexts.mostDiscountHint}
                notANumber={deskSettingTexts.mostDiscountFault}
                className="[&_.field]:max-w-60"
                {...useFormField(form.control, 'mostDiscount')}
              />
            </div>
          </Panel>
          <Panel title={deskSettingTexts.week}>
            <CheckboxField
              label={deskSettingTexts.thursday}
              hint={deskSettingTexts.thursdayHint}
              {...form.register('isThursdayWorked')}
            />
          </Panel>
          <ReminderFields form={form} />
        </div>
      </div>
    </FormFrame>
  );
};
