import { deskSettingTexts } from '#web/texts/office/desk-settings.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { Panel } from '../../ui/panel.tsx';
import type { DeskSettingUseForm } from './desk-setting-values.ts';

const steps = ['shipping', 'estimate', 'invoice', 'delivery'] as const;

/** After how many working days a customer is reminded, once a step. */
export const ReminderFields = ({ form }: { form: DeskSettingUseForm }) => (
  <Panel title={deskSettingTexts.reminders}>
    <p className="mb-3 text-small text-ink-soft">{deskSettingTexts.remindersHint}</p>
    <div className="grid gap-4 sm:grid-cols-2">
      {steps.map((step) => (
        <ReminderField key={step} form={form} step={step} />
      ))}
    </div>
  </Panel>
);

const ReminderField = ({ form, step }: { form: DeskSettingUseForm; step: (typeof steps)[number] }) => (
  <NumberField
    label={deskSettingTexts.reminder[step]}
    unit={deskSettingTexts.days}
    notANumber={deskSettingTexts.reminderFault}
    {...useFormField(form.control, `reminders.${step}`)}
  />
);
