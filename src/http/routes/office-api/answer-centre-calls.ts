import type { centreCalls } from '#contract/office/calls/centre-calls.ts';
import { deviceTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { performAction } from '#features/audit/index.ts';
import {
  deleteCentre,
  readCentre,
  readCentres,
  readDuplicateCentres,
  registerCentre,
  StaleCentre,
  showCentre,
  updateCentre,
} from '#features/centres/index.ts';
import { mergeCentres } from '#features/requests/index.ts';
import type { DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';

/** The centres that devices were sold to and that requests name. */
export const answerCentreCalls = (deps: DeskAnswerDeps): OfficeAnswers<keyof typeof centreCalls> => {
  const { db } = deps.storage;
  const subject = (id: number) => ({ subjectKind: 'centre', subjectId: String(id) });
  return {
    listCentres: ({ q, page = 1, size = 25 }) => readCentres(db, { q, page, size }),
    listTwinCentres: () => readDuplicateCentres(db),
    getCentre: ({ id }) => readCentre(db, id),
    registerCentre: (input, { actor }) =>
      performAction(deps, actor, 'registerCentre', async (trx) => {
        const centre = showCentre(await registerCentre(trx, input));
        return { result: centre, audit: { action: 'centre.register', ...subject(centre.id), to: centre } };
      }),
    updateCentre: async (input, { actor }) => {
      try {
        return await performAction(deps, actor, 'updateCentre', async (trx) => {
          const { before, after } = await updateCentre(trx, input);
          const [from, to] = [showCentre(before), showCentre(after)];
          return { result: to, audit: { action: 'centre.change', ...subject(to.id), from, to } };
        });
      } catch (error) {
        if (!(error instanceof StaleCentre)) throw error;
        throw officeRefusal('conflict', deviceTexts.changed, { now: showCentre(error.now) });
      }
    },
    deleteCentre: ({ id }, { actor }) =>
      performAction(deps, actor, 'deleteCentre', async (trx) => {
        const from = showCentre(await deleteCentre(trx, id));
        return { result: null, audit: { action: 'centre.delete', ...subject(id), from } };
      }),
    mergeCentre: ({ id, into }, { actor }) =>
      performAction(deps, actor, 'mergeCentre', async (trx) => {
        const { gone, centre, moved } = await mergeCentres(trx, { id, into });
        return {
          result: { centre: showCentre(centre), moved },
          audit: { action: 'centre.merge', ...subject(id), from: showCentre(gone), to: { into, moved } },
        };
      }),
  };
};
