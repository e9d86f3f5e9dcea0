import type { serviceReportCalls } from '#contract/office/calls/service-report-calls.ts';
import { isWorkReturn, listTechnicians, readDeskSettings, readPrices } from '#features/desk/index.ts';
import {
  askApproval,
  discardServiceReport,
  readChecklists,
  readServiceReport,
  releaseServiceReport,
  saveServiceReport,
  writeChecklist,
} from '#features/service-reports/index.ts';
import type { DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const written = { saveServiceReport, discardServiceReport, askApproval, releaseServiceReport };
export const serviceReportActions = { ...written, writeChecklist };

export const answerServiceReportCalls = (
  deps: DeskAnswerDeps,
): OfficeAnswers<keyof typeof serviceReportCalls> => {
  const { db } = deps.storage;
  const show = async ({ traceNumber }: { traceNumber: string }) => ({
    ...(await readServiceReport(db, traceNumber)),
    isWorkReturn: await isWorkReturn(db, traceNumber),
  });
  return {
    getServiceReport: show,
    ...performActions(deps, written, show),
    getReportChoices: async () => ({
      causes: (await readDeskSettings(db)).settings.causes,
      technicians: await listTechnicians(deps),
    }),
    findParts: async ({ q = '' }) => ({
      items: (q.trim() === '' ? [] : await readPrices(db, q))
        .filter(({ kind }) => kind === 'part')
        .map(({ code, title }) => ({ code, title })),
    }),
    listChecklists: async () => ({ items: await readChecklists(db) }),
    ...performActions(deps, { writeChecklist }),
  };
};
