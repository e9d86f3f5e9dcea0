/** Figures for managers and the desk, counted from the tables themselves. */

export { exportReport, type ReportName, reportNames } from './export-report.ts';
export { readFailures } from './read-failures.ts';
export { readIncome } from './read-income.ts';
export { readOpen } from './read-open.ts';
export { readOverdue } from './read-overdue.ts';
export { readSurvey } from './read-survey.ts';
export { readTurnaround } from './read-turnaround.ts';
export { readUndelivered } from './read-undelivered.ts';
export type { ReportDeps, SpanInput } from './report-deps.ts';
