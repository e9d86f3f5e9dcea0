import type { Storage } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { readCauses } from './read-causes.ts';
import { readFailures } from './read-failures.ts';
import { readIncome } from './read-income.ts';
import { readOpen } from './read-open.ts';
import { readOverdue } from './read-overdue.ts';
import { readSurvey } from './read-survey.ts';
import { readTurnaround } from './read-turnaround.ts';
import { readUndelivered } from './read-undelivered.ts';
import type { ReportContext, SpanInput } from './report-context.ts';

const onStorage =
  <Report>(read: (context: ReportContext, input: SpanInput) => Promise<Report>) =>
  async ({ db }: Storage, input: SpanInput): Promise<Report> =>
    read({ db, now: await readDatabaseNow(db) }, input);

/** The reports as tasks of a worker thread, under the names of their calls. */
export const reportTasks = {
  reportOpen: onStorage(readOpen),
  reportTurnaround: onStorage(readTurnaround),
  reportOverdue: onStorage(readOverdue),
  reportIncome: onStorage(readIncome),
  reportSurvey: onStorage(readSurvey),
  reportFailures: onStorage(readFailures),
  reportCauses: onStorage(readCauses),
  reportUndelivered: onStorage(readUndelivered),
};
