import { Link } from 'react-router';
import { checklistTexts } from '#web/texts/office/checklists.ts';
import { deskSettingTexts } from '#web/texts/office/desk-settings.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { Panel } from '../../ui/panel.tsx';
import type { DeskSettingUseForm } from './desk-setting-values.ts';

const ways = Object.entries(deskSettingTexts.withoutReportWays).map(([value, label]) => ({ value, label }));

/** Causes to choose from, what happens without a report, and for how long the work itself is covered. */
export const ReportSettingFields = ({ form }: { form: DeskSettingUseForm }) => (
  <Panel title={deskSettingTexts.report}>
    <div className="grid gap-4">
      <Link to="/checklists" className="text-link justify-self-start">
        {checklistTexts.title}
      </Link>
      <TextAreaField
        label={deskSettingTexts.causes}
        hint={deskSettingTexts.causesHint}
        rows={7}
        error={form.formState.errors.causes?.message}
        {...form.register('causes')}
      />
      <SelectField
        label={deskSettingTexts.withoutReport}
        className="[&_.field]:max-w-60"
        options={ways}
        {...form.register('withoutReport')}
      />
      <NumberField
        label={deskSettingTexts.workWarranty}
        hint={deskSettingTexts.workWarrantyHint}
        unit={deskSettingTexts.calendarDays}
        notANumber={deskSettingTexts.workWarrantyFault}
        {...useFormField(form.control, 'workWarrantyDays')}
      />
    </div>
  </Panel>
);
