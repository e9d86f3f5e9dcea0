/** Figures for managers and the desk, counted from the tables themselves. */

export {
  createUsualDurations,
  readUsualDurations,
  type UsualDurations,
} from './durations/read-usual-durations.ts';
export { exportReport, type ReportName } from './export-report.ts';
export type { SpanInput } from './report-context.ts';
export { reportTasks } from './report-tasks.ts';
