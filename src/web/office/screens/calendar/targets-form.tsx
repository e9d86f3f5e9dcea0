import { zodResolver } from '@hookform/resolvers/zod';
import { type Control, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { DeskTargets } from '#contract/office/desk-settings.ts';
import { workCalendarTexts as texts } from '#web/texts/office/work-calendar.ts';
import { calendarQueries, workCalendarClient } from '../../app/queries/calendar-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { wholeNumber } from '../../ui/fields/whole-number.rules.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast-store.ts';

const days = wholeNumber(1, 60, texts.bounds);
const Values = z.object({ registered: days, visit: days, received: days, paid: days, whole: days });
const names = ['registered', 'visit', 'received', 'paid', 'whole'] as const;

/** The target of each step, in working days. */
export const TargetsForm = ({ targets, rev }: { targets: DeskTargets; rev: number }) => {
  const refresh = useRefresh(calendarQueries.all);
  const write = useAction(workCalendarClient.writeTargets);
  const form = useForm({ resolver: zodResolver(Values), defaultValues: targets });
  const work = useUnsavedWork(form, { subject: 'calendar/targets', rev: String(rev) });
  const { submit: save, failure } = useSubmit(form, async (wanted) => {
    const saved = await write.mutateAsync({ targets: wanted, rev });
    work.keepTypedSince(wanted, String(saved.rev));
    showToast(texts.saved);
    await refresh();
  });
  return (
    <Panel title={texts.targets}>
      <p className="mb-4 text-small text-ink-soft">{texts.targetsHint}</p>
      <FormFrame form={form} work={work} failure={failure} onSubmit={save}>
        {names.map((name) => (
          <TargetField key={name} name={name} control={form.control} />
        ))}
      </FormFrame>
    </Panel>
  );
};

const TargetField = ({
  name,
  control,
}: {
  name: (typeof names)[number];
  control: Control<z.input<typeof Values>, unknown, DeskTargets>;
}) => (
  <NumberField
    label={texts.steps[name]}
    unit={texts.day}
    className="max-w-72"
    {...useFormField(control, name)}
  />
);
