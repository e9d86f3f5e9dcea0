import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { mayOpenStep } from '#contract/repair/steps.ts';
import { formatUsualDays } from '#contract/repair/usual-days.ts';
import { describeRequestSteps } from '#web/texts/describe-request-steps.ts';
import { stepTexts } from '#web/texts/repair.ts';
import { StepCircles } from '#web/ui/step-circles.tsx';
import { usePortal } from '../state/portal-context.ts';

/** The six steps; those of a request that is not over open for looking. */
export const PortalRequestSteps = ({ request }: { request: RepairRequest | undefined }) => {
  const { state, chosen, actions } = usePortal();
  const { circles, words, current, statusId, isOver } = describeRequestSteps(request);
  const usual = request && !request.repairInPlace && findUsual(state.view, request.statusId);
  const open = (step: number) => (step === current ? actions.openCurrent() : actions.openStep(step));
  return (
    <div>
      <StepCircles
        label={stepTexts.label}
        steps={circles.map(({ step, ...circle }) => ({
          ...circle,
          isShown: !isOver && chosen.shownStep === step,
          onOpen:
            !isOver && statusId !== undefined && mayOpenStep(step, statusId) ? () => open(step) : undefined,
        }))}
      />
      <p className="step-words">{words}</p>
      {usual && <p className="mt-3 text-center text-small text-ink-soft">{formatUsualDays(usual)}</p>}
    </div>
  );
};

/** How long the open step usually takes, where enough of them ended lately. */
const findUsual = (view: RepairView | null, statusId: number) =>
  view?.usualDays?.find((days) => days.statusId === statusId);
