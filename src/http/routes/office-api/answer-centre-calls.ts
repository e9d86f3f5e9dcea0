import type { centreCalls } from '#contract/office/calls/centre-calls.ts';
import {
  addContact,
  confirmContact,
  deleteCentre,
  readCentre,
  readCentres,
  readDuplicateCentres,
  registerCentre,
  removeContact,
  requireCentre,
  toOfficeCentre,
  updateCentre,
} from '#features/centres/index.ts';
import { mergeCentre } from '#features/requests/index.ts';
import type { DeskAnswerDeps } from './answer-desk-calls.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const viewedActions = { registerCentre, updateCentre };
const contacts = { addContact, removeContact, confirmContact };
export const centreActions = { ...viewedActions, ...contacts, deleteCentre, mergeCentre };

/** The centres that devices were sold to and that requests name. */
export const answerCentreCalls = (deps: DeskAnswerDeps): AnswersFor<keyof typeof centreCalls> => {
  const { db } = deps.storage;
  const readOfficeCentre = async (id: number) => toOfficeCentre(await requireCentre(db, id));
  return {
    listCentres: ({ q, page = 1, size = 25 }) => readCentres(db, { q, page, size }),
    listDuplicateCentres: () => readDuplicateCentres(db),
    getCentre: ({ id }) => readCentre(db, id),
    ...performActions(deps, viewedActions, (_, { id }) => readOfficeCentre(id)),
    ...performActions(deps, contacts, (_, { id }) => readCentre(db, id)),
    ...performActions(deps, { deleteCentre }),
    ...performActions(deps, { mergeCentre }, async ({ into }, { moved }) => ({
      centre: await readOfficeCentre(into),
      moved,
    })),
  };
};
