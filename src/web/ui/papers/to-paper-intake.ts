import type { IntakeFacts } from '#contract/repair/additions.ts';
import type { RepairRequest } from '#contract/repair/entities.ts';
import type { PaperIntake } from './intake-paper.tsx';

/** The receipt of a device, the same from desk and portal. */
export const toPaperIntake = (
  { timeline, changedAt, intake, issueDescription, decontamination }: RepairRequest,
  conditions: Record<IntakeFacts['condition'], string>,
): PaperIntake => {
  const received = timeline.findLast(({ kind, statusId }) => kind === 'status' && statusId === 2);
  return {
    receivedAt: received?.at ?? changedAt,
    isChecked: Boolean(intake),
    condition: intake ? conditions[intake.condition] : '',
    accessories: intake?.accessories ?? [],
    remark: intake?.remark ?? '',
    fault: issueDescription,
    declaration: decontamination ?? null,
  };
};
