import type { RepairRequest } from '#contract/repair/entities.ts';
import {
  isReached,
  lastReachedStatus,
  readCurrentStep,
  readStepCaption,
  readStepState,
  type StepNumber,
  steps,
} from '#contract/repair/steps.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { stepTexts } from './repair.ts';

const stateTexts = {
  completed: stepTexts.completed,
  current: stepTexts.current,
  'not-started': stepTexts.notStarted,
};

/**
 * The six steps of a request as customer and desk see them, and the line below them. Which are reached and current
 * follows from the one table of statuses; a cancelled request keeps those it had reached, and none is current any more.
 */
export const describeRequestSteps = (
  request: Pick<RepairRequest, 'statusId' | 'timeline' | 'repairInPlace'> | undefined,
) => {
  const statusId = request && lastReachedStatus(request.statusId, request.timeline);
  const isOver = request?.statusId === 100;
  const current = readCurrentStep(statusId);
  const captionOf = (step: StepNumber) => readStepCaption(step, request?.repairInPlace);
  const stateOf = (step: StepNumber) =>
    isOver ? (isReached(step, statusId) ? 'completed' : 'not-started') : readStepState(step, statusId);
  return {
    statusId,
    isOver,
    current,
    circles: steps.map((step) => ({
      step,
      number: toPersianDigits(step),
      caption: captionOf(step),
      state: stateOf(step),
      stateText: stateTexts[stateOf(step)],
      isReached: isReached(step, statusId),
    })),
    words: wordsOf(current, isOver, captionOf),
  };
};

/** Past the last step all of them are done. */
const wordsOf = (
  current: ReturnType<typeof readCurrentStep>,
  isOver: boolean,
  captionOf: (step: StepNumber) => string,
): string => {
  if (isOver) return stepTexts.stoppedAt(Math.min(current, steps.length));
  return current === 7 || current === 100 ? stepTexts.done : stepTexts.of(current, captionOf(current));
};
