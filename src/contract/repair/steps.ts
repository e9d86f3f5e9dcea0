import { type Panel, readStatus, type StatusId, type Step } from './statuses.ts';

/** The six steps of the indicator, in order. */
export const steps = [1, 2, 3, 4, 5, 6] as const;
export type StepNumber = (typeof steps)[number];

const stepCaptions: Record<StepNumber, string> = {
  1: 'ثبت درخواست',
  2: 'ارسال به شرکت',
  3: 'دریافت دستگاه',
  4: 'فاکتور و پرداخت',
  5: 'ارسال به مشتری',
  6: 'نظرسنجی',
};

const inPlaceCaptions: Partial<Record<StepNumber, string>> = {
  2: 'هماهنگی بازدید',
  3: 'بازدید در محل',
  5: 'پایان کار در محل',
};

export const readStepCaption = (step: StepNumber, repairInPlace = false): string =>
  (repairInPlace ? inPlaceCaptions[step] : undefined) ?? stepCaptions[step];

/** The step a request stands at; without a request, the first. */
export const readCurrentStep = (statusId: StatusId | undefined): Step =>
  statusId === undefined ? 1 : readStatus(statusId).currentStep;

/** What the portal shows for a request that stands there. */
export const readPanel = (statusId: StatusId | undefined): Panel =>
  statusId === undefined ? 'request-form' : readStatus(statusId).panel;

/** What a step shows when it is opened for looking; looking changes nothing. */
export const readStepPanel = (step: StepNumber, statusId: StatusId | undefined): Panel => {
  if (statusId === undefined) return 'request-form';
  if (readStatus(statusId).currentStep === step) return readStatus(statusId).panel;
  const panels: Record<StepNumber, Panel> = {
    1: 'registered',
    2: 'shipping',
    3: 'received',
    4: 'payment',
    5: 'on-its-way',
    6: 'survey',
  };
  return panels[step];
};

/** A step opens when there is a request that is not cancelled, up to one past its status. */
export const mayOpenStep = (step: StepNumber, statusId: StatusId | undefined): boolean => {
  if (statusId === undefined) return step === 1;
  return step <= readStatus(statusId).openUpTo;
};

/** Where a cancelled request stood when it was cancelled; any other stands where it stands. */
export const lastReachedStatus = (
  statusId: StatusId,
  timeline: readonly { kind: string; fromStatusId: StatusId | null; statusId: StatusId }[],
): StatusId => {
  if (statusId !== 100) return statusId;
  const cancelled = timeline.findLast((entry) => entry.kind === 'status' && entry.statusId === 100);
  return cancelled?.fromStatusId ?? 0;
};

/** The *reached* look of a step: thresholds on the current step and on the status. */
export const isReached = (step: StepNumber, statusId: StatusId | undefined): boolean => {
  const currentStep = readCurrentStep(statusId);
  const status = statusId === undefined || statusId === 100 ? -1 : statusId;
  // A cancelled request stands at the result panel, beyond all steps: only its registration was reached.
  const at = currentStep === 100 ? 1 : currentStep;
  switch (step) {
    case 1:
      return true;
    case 2:
      return status >= 1;
    case 3:
      return status >= 2;
    case 4:
      return status >= 3;
    case 5:
    case 6:
      return at >= 5 || status >= 6;
  }
};

/** For screen readers: the state of a step, whatever its look. */
export const readStepState = (
  step: StepNumber,
  statusId: StatusId | undefined,
): 'completed' | 'current' | 'not-started' => {
  const current = readCurrentStep(statusId);
  if (current === 100) return step === 1 ? 'completed' : 'not-started';
  if (step === current) return 'current';
  return step < current ? 'completed' : 'not-started';
};
