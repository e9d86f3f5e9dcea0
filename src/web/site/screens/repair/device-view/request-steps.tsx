import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import {
  isReached,
  lastReachedStatus,
  mayOpenStep,
  readCurrentStep,
  readStepCaption,
  readStepState,
  type StepNumber,
  steps,
} from '#contract/repair/steps.ts';
import { formatUsualDays } from '#contract/repair/usual-days.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { stepTexts } from '#web/texts/repair.ts';
import { StepCircles } from '#web/ui/step-circles.tsx';
import { usePortal } from '../state/portal-context.ts';

const stateTexts = {
  completed: stepTexts.completed,
  current: stepTexts.current,
  'not-started': stepTexts.notStarted,
};

/**
 * The six steps. Which are reached, current and open follows from the one table of statuses; a cancelled request
 * keeps those it had reached, and none is current or open any more.
 */
export const RequestSteps = ({ request }: { request: RepairRequest | undefined }) => {
  const { state, chosen, actions } = usePortal();
  const statusId = request && lastReachedStatus(request.statusId, request.timeline);
  const isOver = request?.statusId === 100;
  const current = readCurrentStep(statusId);
  const usual = request && !request.repairInPlace && findUsual(state.view, request.statusId);
  const open = (step: number) => (step === current ? actions.openCurrent() : actions.openStep(step));
  const stateOf = (step: StepNumber) =>
    isOver ? (isReached(step, statusId) ? 'completed' : 'not-started') : readStepState(step, statusId);
  return (
    <div>
      <StepCircles
        label={stepTexts.label}
        steps={steps.map((step) => ({
          number: toPersianDigits(step),
          caption: readStepCaption(step, request?.repairInPlace),
          state: stateOf(step),
          stateText: stateTexts[stateOf(step)],
          isReached: isReached(step, statusId),
          isShown: !isOver && chosen.shownStep === step,
          onOpen:
            !isOver && statusId !== undefined && mayOpenStep(step, statusId) ? () => open(step) : undefined,
        }))}
      />
      <p className="step-words">
        {isOver ? stepTexts.stoppedAt(stepOf(current)) : wordsOf(current, request?.repairInPlace)}
      </p>
      {usual && <p className="mt-3 text-center text-small text-ink-soft">{formatUsualDays(usual)}</p>}
    </div>
  );
};

/** How long the open step usually takes, where enough of them ended lately. */
const findUsual = (view: RepairView | null, statusId: number) =>
  view?.usualDays?.find((days) => days.statusId === statusId);

/** The step on the plate: past the last one it is the last. */
const stepOf = (current: ReturnType<typeof readCurrentStep>): number => Math.min(current, steps.length);

const wordsOf = (current: ReturnType<typeof readCurrentStep>, repairInPlace?: boolean): string => {
  if (current === 7 || current === 100) return stepTexts.done;
  return stepTexts.of(current, readStepCaption(current, repairInPlace));
};
