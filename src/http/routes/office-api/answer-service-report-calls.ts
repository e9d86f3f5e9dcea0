import type { serviceReportCalls } from '#contract/office/calls/service-report-calls.ts';
import {
  addReportPhoto,
  isWorkReturn,
  listTechnicians,
  markReportPhoto,
  readDeskSettings,
  readPrices,
  readReportPhotosOf,
} from '#features/desk/index.ts';
import {
  askApproval,
  discardServiceReport,
  readChecklists,
  readServiceReport,
  releaseServiceReport,
  saveServiceReport,
  writeChecklist,
} from '#features/service-reports/index.ts';
import type { DeskAnswerDeps } from './answer-desk-calls.ts';
import { takeDeskPhoto } from './answer-photo-calls.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const viewedActions = {
  saveServiceReport,
  discardServiceReport,
  askApproval,
  releaseServiceReport,
  markReportPhoto,
};
export const serviceReportActions = { ...viewedActions, addReportPhoto, writeChecklist };

export const answerServiceReportCalls = (
  deps: DeskAnswerDeps,
): AnswersFor<keyof typeof serviceReportCalls> => {
  const { db } = deps.storage;
  const readReport = async ({ traceNumber }: { traceNumber: string }) => ({
    ...(await readServiceReport(db, traceNumber)),
    photos: await readReportPhotosOf(db, traceNumber),
    isWorkReturn: await isWorkReturn(db, traceNumber),
  });
  return {
    getServiceReport: readReport,
    ...performActions(deps, viewedActions, readReport),
    addReportPhoto: async (input, { actor }) => {
      await takeDeskPhoto(deps, addReportPhoto, actor, input);
      return readReport(input);
    },
    getReportChoices: async () => ({
      causes: (await readDeskSettings(db)).settings.causes,
      technicians: await listTechnicians(deps),
    }),
    searchSpareParts: async ({ q = '' }) => ({
      items: (q.trim() === '' ? [] : await readPrices(db, q))
        .filter(({ kind }) => kind === 'part')
        .map(({ code, title }) => ({ code, title })),
    }),
    listChecklists: async () => ({ items: await readChecklists(db) }),
    ...performActions(deps, { writeChecklist }),
  };
};
