import type { centreCalls } from '#contract/office/calls/centre-calls.ts';
import {
  deleteCentre,
  readCentre,
  readCentres,
  readDuplicateCentres,
  registerCentre,
  requireCentre,
  showCentre,
  updateCentre,
} from '#features/centres/index.ts';
import { mergeCentre } from '#features/requests/index.ts';
import type { DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const written = { registerCentre, updateCentre };
export const centreActions = { ...written, deleteCentre, mergeCentre };

/** The centres that devices were sold to and that requests name. */
export const answerCentreCalls = (deps: DeskAnswerDeps): OfficeAnswers<keyof typeof centreCalls> => {
  const { db } = deps.storage;
  const show = async (id: number) => showCentre(await requireCentre(db, id));
  return {
    listCentres: ({ q, page = 1, size = 25 }) => readCentres(db, { q, page, size }),
    listDuplicateCentres: () => readDuplicateCentres(db),
    getCentre: ({ id }) => readCentre(db, id),
    ...performActions(deps, written, (_, { id }) => show(id)),
    ...performActions(deps, { deleteCentre }),
    ...performActions(deps, { mergeCentre }, async ({ into }, { moved }) => ({
      centre: await show(into),
      moved,
    })),
  };
};
