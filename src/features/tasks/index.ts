/** Work that runs in a worker thread, because it takes long or holds the processor. One row a task. */

import { sanitizeRichText } from '#features/content/index.ts';
import { type ImportProgress, importFile } from '#features/device-import/index.ts';
import { readUsualDurations, reportTasks } from '#features/reports/index.ts';
import { scorePassword } from '#features/staff/index.ts';
import { minuteMs } from '#kernel/durations.ts';
import { checkSqliteCopy } from '#storage/check-sqlite-copy.ts';
import type { Storage } from '#storage/dialect.ts';
import { quickCheckSqlite } from '#storage/quick-check-sqlite.ts';
import { exportToFile } from './export-to-file.ts';

/** Each task gets the database connection of its thread and an input that can be copied between threads. */
export const tasks = {
  ...reportTasks,
  exportToFile,
  importFile,
  cleanRichText: async (_: Storage, { html, embedHosts }: { html: string; embedHosts: readonly string[] }) =>
    sanitizeRichText(html, embedHosts),
  scorePassword: (_: Storage, given: { password: string; words: readonly string[] }) => scorePassword(given),
  readUsualDurations: ({ db }: Storage, _: null) => readUsualDurations(db),
  checkDatabase: ({ db }: Storage, _: null) => quickCheckSqlite(db),
  checkSqliteCopy: async (_: Storage, file: string) => checkSqliteCopy(file),
};

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
/** A task whose name is a variable: each takes the input of its own name. */
export const taskNamed = <Name extends TaskName>(name: Name) =>
  tasks[name] as (
    storage: Storage,
    input: TaskInput<Name>,
    onProgress: OnProgress,
  ) => Promise<TaskResult<Name>>;

export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[1];
type TaskResults = { [Name in TaskName]: Awaited<ReturnType<Tasks[Name]>> };
export type TaskResult<Name extends TaskName> = TaskResults[Name];

/** Called while a task runs, by those that report how far they are. */
export type OnProgress = (progress: ImportProgress) => void;

/**
 * Runs a task beside the event loop. Refused with `unavailable` when too many wait or its thread is lost, with
 * `timeout` when it takes longer than its deadline.
 */
export type RunTask = <Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  onProgress?: OnProgress,
) => Promise<TaskResult<Name>>;

/** How long a task may run, in milliseconds, where 30 seconds are not right. */
export const taskDeadlines: Readonly<Partial<Record<TaskName, number>>> = {
  exportToFile: minuteMs,
  importFile: 10 * minuteMs,
  checkDatabase: 10 * minuteMs,
  checkSqliteCopy: 10 * minuteMs,
};

/** Of each of these groups one runs at a time: exports need much memory, the others take minutes of a thread. */
export const tasksInTurn: readonly (readonly TaskName[])[] = [
  ['exportToFile'],
  ['importFile', 'checkDatabase', 'checkSqliteCopy'],
];
