import { reportResults } from '#contract/repair/report-values.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { ConflictView } from '../../ui/conflict-view.tsx';
import { nameTechnician, type ReportField } from './report-changes.rules.ts';
import type { ReportDraftForm } from './use-report-draft.ts';

const labels: Record<ReportField, string> = {
  finding: texts.finding,
  cause: texts.cause,
  tasks: texts.work,
  work: texts.workNote,
  result: texts.result,
  technicianId: texts.technician,
  day: texts.day,
  parts: texts.parts,
  readings: texts.readings,
  reason: texts.reason,
};

/** Both texts of what two people wrote into one report. */
const ReportConflictView = ({
  draft,
  conflict,
  onClose,
}: {
  draft: ReportDraftForm;
  conflict: NonNullable<ReportDraftForm['conflict']>;
  onClose: () => void;
}) => {
  const mine = draft.form.getValues();
  return (
    <ConflictView
      by={conflict.by && <bdi>{conflict.by}</bdi>}
      fields={conflict.fields.map((name) => ({
        name,
        label: labels[name],
        theirs: conflict.values[name],
        mine: mine[name],
        isMine: true,
        show: (value) =>
          name === 'technicianId' ? nameTechnician(value, mine, conflict.values) : describe(name, value),
      }))}
      onChoose={(chosen) =>
        draft.resolveConflict(
          'technicianId' in chosen
            ? { ...chosen, technicianName: nameTechnician(chosen.technicianId, mine, conflict.values) }
            : chosen,
        )
      }
      onClose={onClose}
    />
  );
};

/** A value of a report as a few words. */
const describe = (name: ReportField, value: unknown): string => {
  if (name === 'result') return value ? reportResults[value as keyof typeof reportResults] : '';
  if (!Array.isArray(value)) return String(value ?? '');
  return value
    .map((item: { title: string; isDone?: boolean; value?: string; serialFitted?: string }) =>
      [
        item.title,
        item.isDone === undefined ? '' : item.isDone ? texts.yes : texts.no,
        item.value,
        item.serialFitted,
      ]
        .filter(Boolean)
        .join('، '),
    )
    .join('\n');
};

export default ReportConflictView;
