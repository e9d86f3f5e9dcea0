import type { RepairRequest } from '#contract/repair/entities.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import type { StepNumber } from '#contract/repair/steps.ts';
import { formatJalaliDayMonth } from '#kernel/jalali.ts';
import { describeRequestSteps } from '#web/texts/describe-request-steps.ts';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { StepCircles } from '#web/ui/step-circles.tsx';

const statusOfStep: Record<StepNumber, StatusId> = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 6 };

/** The six steps as the customer sees them, each with the day it was reached. */
export const RequestSteps = ({ request }: { request: RepairRequest }) => {
  const { circles, words } = describeRequestSteps(request);
  return (
    <div className="panel mb-3 px-4 py-3">
      <StepCircles
        label={requestPageTexts.steps}
        steps={circles.map(({ step, ...circle }) => ({
          ...circle,
          detail: circle.isReached ? dayOf(request, statusOfStep[step]) : undefined,
          isShown: false,
        }))}
      />
      <p className="step-words">{words}</p>
    </div>
  );
};

/** Day and month are enough on the plate; the timeline has the year. */
const dayOf = ({ timeline }: RepairRequest, statusId: StatusId): string | undefined => {
  const reached = timeline.findLast((entry) => entry.kind === 'status' && entry.statusId === statusId);
  return reached && formatJalaliDayMonth(reached.at);
};
