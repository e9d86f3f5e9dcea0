import type { reportCalls } from '#contract/office/calls/report-calls.ts';
import type { Actor } from '#features/audit/index.ts';
import { type ExportFormat, writeExport } from '#features/export/index.ts';
import {
  exportReport,
  type ReportDeps,
  type ReportName,
  readFailures,
  readIncome,
  readOpen,
  readOverdue,
  readSurvey,
  readTurnaround,
  readUndelivered,
  type SpanInput,
} from '#features/reports/index.ts';
import { fileAnswer } from '../../file-answer.ts';
import type { DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';

type Deps = Pick<DeskAnswerDeps, 'storage'> & Pick<ReportDeps, 'limitMs'>;

export const answerReportCalls = (deps: Deps): OfficeAnswers<keyof typeof reportCalls> => {
  const write = async (actor: Actor, input: SpanInput & { name: ReportName; format: ExportFormat }) => {
    const { format, ...wanted } = input;
    return fileAnswer(await writeExport(format, await exportReport(deps, actor, wanted)));
  };
  return {
    reportOpen: (input) => readOpen(deps, input),
    reportTurnaround: (input) => readTurnaround(deps, input),
    reportOverdue: (input) => readOverdue(deps, input),
    reportIncome: (input) => readIncome(deps, input),
    reportSurvey: (input) => readSurvey(deps, input),
    reportFailures: (input) => readFailures(deps, input),
    reportUndelivered: (input) => readUndelivered(deps, input),
    exportReport: (input, { actor }) => write(actor, input),
    exportDeskReport: (input, { actor }) => write(actor, input),
  };
};
