import type { visitCalls } from '#contract/office/calls/visit-calls.ts';
import { cancelVisit, readVisit, readVisitDay, setVisit } from '#features/visits/index.ts';
import type { DeskAnswerDeps } from './answer-desk-calls.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

export const visitActions = { setVisit, cancelVisit };

/** Visits of repairs in place. */
export const answerVisitCalls = (deps: DeskAnswerDeps): AnswersFor<keyof typeof visitCalls> => ({
  getVisit: ({ traceNumber }, { actor }) => readVisit(deps, actor, traceNumber),
  ...performActions(deps, visitActions, ({ traceNumber }, _, actor) => readVisit(deps, actor, traceNumber)),
  listVisits: (input, { actor }) => readVisitDay(deps, actor, input),
});
