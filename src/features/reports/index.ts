/** Figures for managers and the desk, counted from the tables themselves. */

export { exportReport, type ReportName, reportNames } from './export-report.ts';
export type { SpanInput } from './report-context.ts';
export { reportTasks } from './report-tasks.ts';
