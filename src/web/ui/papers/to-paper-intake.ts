import type { PaperIntake } from './intake-paper.tsx';

type Condition = 'sound' | 'hit' | 'incomplete';

/** What the receipt of a device is written from. */
type ReceivedRequest = {
  timeline: readonly { kind: string; statusId: number; at: string }[];
  changedAt: string;
  issueDescription: string;
  intake?: (Pick<PaperIntake, 'accessories' | 'remark'> & { condition: Condition }) | null | undefined;
  decontamination?: PaperIntake['declaration'] | undefined;
};

/** The receipt of a device, the same from desk and portal. */
export const toPaperIntake = (
  { timeline, changedAt, intake, issueDescription, decontamination }: ReceivedRequest,
  conditions: Record<Condition, string>,
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
