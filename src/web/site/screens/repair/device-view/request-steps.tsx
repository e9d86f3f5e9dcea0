import type { StatusId } from '#contract/repair/statuses.ts';
import {
  currentStepOf,
  isReached,
  mayOpenStep,
  standingOf,
  stepCaptions,
  steps,
} from '#contract/repair/steps.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { stepTexts } from '#web/texts/repair.ts';
import { StepWells } from '#web/ui/step-wells.tsx';
import { usePortal } from '../state/portal-context.ts';

const standingTexts = {
  completed: stepTexts.completed,
  current: stepTexts.current,
  'not-started': stepTexts.notStarted,
};

/** The six steps. Which are reached, current and open follows from the one table of statuses. */
export const RequestSteps = ({ statusId }: { statusId: StatusId | undefined }) => {
  const { chosen, actions } = usePortal();
  const current = currentStepOf(statusId);
  const open = (step: number) => (step === current ? actions.openCurrent() : actions.openStep(step));
  return (
    <div>
      <StepWells
        label={stepTexts.label}
        steps={steps.map((step) => ({
          number: toPersianDigits(step),
          caption: stepCaptions[step],
          standing: standingOf(step, statusId),
          standingText: standingTexts[standingOf(step, statusId)],
          isReached: isReached(step, statusId),
          isShown: chosen.shownStep === step,
          onOpen: statusId !== undefined && mayOpenStep(step, statusId) ? () => open(step) : undefined,
        }))}
      />
      <p className="step-words">{wordsOf(current)}</p>
    </div>
  );
};

const wordsOf = (current: ReturnType<typeof currentStepOf>): string => {
  if (current === 100) return stepTexts.cancelled;
  if (current === 7) return stepTexts.done;
  return stepTexts.of(current, stepCaptions[current]);
};
