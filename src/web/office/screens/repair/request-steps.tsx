import type { RepairRequest } from '#contract/repair/entities.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import type { StepNumber } from '#contract/repair/steps.ts';
import { formatJalaliDayMonth } from '#kernel/jalali.ts';
import { describeRequestSteps } from '#web/texts/describe-request-steps.ts';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { StepCircles } from '#web/ui/step-circles.tsx';

/** A device that goes back unrepaired comes to the fifth step without a payment. */
const statusesOfStep: Record<StepNumber, readonly StatusId[]> = {
  1: [0],
  2: [1],
  3: [2],
  4: [3],
  5: [4, 5],
  6: [6],
};

/** The six steps as the customer sees them, with the day each was reached where it has one. */
export const RequestSteps = ({ request }: { request: RepairRequest }) => {
  const { circles, words } = describeRequestSteps(request);
  return (
    <div className="panel mb-3 px-4 py-3">
      <StepCircles
        label={requestPageTexts.steps}
        steps={circles.map(({ step, ...circle }) => ({
          ...circle,
          detail: circle.isReached ? dayOf(request, statusesOfStep[step]) : undefined,
          isShown: false,
        }))}
      />
      <p className="step-words">{words}</p>
    </div>
  );
};

/** Day and month are enough on the plate; the timeline has the year. */
const dayOf = ({ timeline }: RepairRequest, statuses: readonly StatusId[]): string | undefined => {
  const [reached] = statuses.flatMap(
    (id) => timeline.findLast(({ kind, statusId }) => kind === 'status' && statusId === id) ?? [],
  );
  return reached && formatJalaliDayMonth(reached.at);
};
