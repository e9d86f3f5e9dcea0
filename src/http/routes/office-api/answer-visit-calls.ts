import type { visitCalls } from '#contract/office/calls/visit-calls.ts';
import { cancelVisit, readVisit, readVisitDay, setVisit } from '#features/visits/index.ts';
import type { DeskAnswerDeps } from './answer-desk-calls.ts';
import type { AnswersFor } from './office-context.ts';

export const visitActions = { setVisit, cancelVisit };

/** Visits of repairs in place. */
export const answerVisitCalls = (deps: DeskAnswerDeps): AnswersFor<keyof typeof visitCalls> => ({
  getVisit: ({ traceNumber }, { actor }) => readVisit(deps, actor, traceNumber),
  setVisit: async (input, { actor }) => {
    await setVisit(deps, actor, input);
    return readVisit(deps, actor, input.traceNumber);
  },
  cancelVisit: async (input, { actor }) => {
    await cancelVisit(deps, actor, input);
    return readVisit(deps, actor, input.traceNumber);
  },
  listVisits: (input, { actor }) => readVisitDay(deps, actor, input),
});
