import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { ConflictView } from '../../ui/conflict-view.tsx';
import { describeReportValue } from './describe-report-value.ts';
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
          name === 'technicianId'
            ? nameTechnician(value, mine, conflict.values)
            : describeReportValue(name, { ...mine, [name]: value }),
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

export default ReportConflictView;
