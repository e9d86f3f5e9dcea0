import type { officeReportCalls } from '#contract/office/calls/office-report-calls.ts';
import type { ExportFormat } from '#contract/office/office-values.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { reportTexts } from '#contract/office/report-texts.ts';
import type { ReportName, SpanInput } from '#features/reports/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import { isAppError } from '#kernel/app-error.ts';
import { answerExport } from './answer-export.ts';
import type { AnswersFor } from './office-context.ts';

type ReportExport = SpanInput & { name: ReportName; format: ExportFormat };

/** Reports are read in a worker thread; one that takes too long is refused with what to do. */
export const answerReportCalls = ({
  runTask,
}: {
  runTask: RunTask;
}): AnswersFor<keyof typeof officeReportCalls> => {
  const run: RunTask = (name, input) =>
    runTask(name, input).catch((error: unknown) => {
      throw isAppError(error, 'timeout') ? officeRefusal('unavailable', reportTexts.tooSlow) : error;
    });
  const writeFile = (actor: StaffActor, { format, ...filter }: ReportExport) =>
    answerExport(run, { list: 'report', actor, format, filter });
  return {
    reportOpen: (input) => run('reportOpen', input),
    reportTurnaround: (input) => run('reportTurnaround', input),
    reportOverdue: (input) => run('reportOverdue', input),
    reportIncome: (input) => run('reportIncome', input),
    reportSurvey: (input) => run('reportSurvey', input),
    reportFailures: (input) => run('reportFailures', input),
    reportCauses: (input) => run('reportCauses', input),
    reportUndelivered: (input) => run('reportUndelivered', input),
    exportReport: (input, { actor }) => writeFile(actor, input),
    exportAccounting: (input, { actor }) =>
      answerExport(run, { list: 'accounting', actor, format: input.format, filter: input }),
    exportDeskReport: (input, { actor }) => writeFile(actor, input),
  };
};
