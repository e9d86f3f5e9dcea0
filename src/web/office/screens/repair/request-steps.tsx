import type { RepairRequest } from '#contract/repair/entities.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
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
import { formatJalaliDayMonth } from '#kernel/jalali.ts';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { stepTexts } from '#web/texts/repair.ts';
import { StepCircles } from '#web/ui/step-circles.tsx';

const statusOfStep: Record<StepNumber, StatusId> = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 6 };

/** The six steps as the customer sees them, each with the day it was reached. */
export const RequestSteps = ({ request }: { request: RepairRequest }) => {
  const statusId = lastReachedStatus(request.statusId, request.timeline);
  const isOver = request.statusId === 100;
  const stateOf = (step: StepNumber) =>
    isOver ? (isReached(step, statusId) ? 'completed' : 'not-started') : readStepState(step, statusId);
  const current = Math.min(readCurrentStep(statusId), steps.length) as StepNumber;
  return (
    <div className="panel mb-3 px-4 py-3">
      <StepCircles
        label={requestPageTexts.steps}
        steps={steps.map((step) => ({
          number: toPersianDigits(step),
          caption: readStepCaption(step, request.repairInPlace),
          detail: isReached(step, statusId) ? dayOf(request, statusOfStep[step]) : undefined,
          state: stateOf(step),
          stateText: requestPageTexts.stepStates[stateOf(step)],
          isReached: isReached(step, statusId),
          isShown: false,
        }))}
      />
      <p className="step-words">
        {isOver
          ? stepTexts.stoppedAt(current)
          : stepTexts.of(current, readStepCaption(current, request.repairInPlace))}
      </p>
    </div>
  );
};

/** Day and month are enough on the plate; the timeline has the year. */
const dayOf = ({ timeline }: RepairRequest, statusId: StatusId): string | undefined => {
  const reached = timeline.findLast((entry) => entry.kind === 'status' && entry.statusId === statusId);
  return reached && formatJalaliDayMonth(reached.at);
};
