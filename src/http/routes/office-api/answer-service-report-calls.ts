import type { serviceReportCalls } from '#contract/office/calls/service-report-calls.ts';
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
  const show = ({ traceNumber }: { traceNumber: string }) => readServiceReport(db, traceNumber);
  return {
    getServiceReport: show,
    ...performActions(deps, written, show),
    listChecklists: async () => ({ items: await readChecklists(db) }),
    ...performActions(deps, { writeChecklist }),
  };
};
