import { conditionTexts } from '#web/texts/papers.ts';
import type { PaperIntake } from './intake-paper.tsx';

/** What the receipt of a device is written from. */
type ReceivedRequest = {
  changedAt: string;
  issueDescription: string;
  intake?:
    | (Pick<PaperIntake, 'accessories' | 'remark'> & { condition: keyof typeof conditionTexts })
    | null
    | undefined;
  decontamination?: PaperIntake['declaration'] | undefined;
};

/** The receipt of a device, the same from desk and portal. */
export const toPaperIntake = (
  { changedAt, intake, issueDescription, decontamination }: ReceivedRequest,
  receivedAt: string | undefined,
): PaperIntake => ({
  receivedAt: receivedAt ?? changedAt,
  isChecked: Boolean(intake),
  condition: intake ? conditionTexts[intake.condition] : '',
  accessories: intake?.accessories ?? [],
  remark: intake?.remark ?? '',
  fault: issueDescription,
  declaration: decontamination ?? null,
});
