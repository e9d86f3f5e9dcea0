import type { RepairRequest } from '#contract/repair/entities.ts';
import type { Panel } from '#contract/repair/statuses.ts';
import {
  mayOpenStep,
  readCurrentStep,
  readPanel,
  readStepPanel,
  type StepNumber,
  steps,
} from '#contract/repair/steps.ts';

/** What the address asks for: a step to look at, or the form for another request. */
type ViewedStep = { step: StepNumber | undefined; wantsNew: boolean };

export const readViewedStep = (address: URLSearchParams): ViewedStep => ({
  step: steps.find((step) => String(step) === address.get('step')),
  wantsNew: address.get('at') === 'new',
});

export type ChosenPanel = {
  panel: Panel;
  /** The step whose panel is shown; undefined past the last step and for a cancelled request. */
  shownStep: StepNumber | undefined;
  /** A step other than the true one is being looked at. Looking changes nothing. */
  isLookingBack: boolean;
};

/** Which panel is shown in the middle. One that the status does not allow is ignored. */
export const choosePanel = (
  request: Pick<RepairRequest, 'statusId'> | undefined,
  { step, wantsNew }: ViewedStep,
  mayRegister: boolean,
): ChosenPanel => {
  if (wantsNew && mayRegister) return { panel: 'request-form', shownStep: 1, isLookingBack: false };
  const statusId = request?.statusId;
  const current = readCurrentStep(statusId);
  if (step !== undefined && step !== current && statusId !== undefined && mayOpenStep(step, statusId)) {
    return { panel: readStepPanel(step, statusId), shownStep: step, isLookingBack: true };
  }
  return {
    panel: readPanel(statusId),
    shownStep: current === 7 || current === 100 ? undefined : current,
    isLookingBack: false,
  };
};
