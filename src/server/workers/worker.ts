import type { MessagePort } from 'node:worker_threads';
import piscina from 'piscina';
import { type TaskInput, type TaskName, type TaskResult, taskNamed } from '#features/tasks/index.ts';
import { type AppErrorCode, type AppErrorOptions, isAppError } from '#kernel/app-error.ts';
import type { Storage } from '#storage/dialect.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

/** The database that every worker opens for itself. */
export type DatabaseAddress = { file: string } | { url: string; statementTimeoutMs: number };

/**
 * An expected failure is passed on as data: an error loses its class on the way between threads. So is a fault of the
 * task: what the pool itself throws is then a lost thread, or one that could not open its database.
 */
export type WorkerAnswer<Result> =
  | { result: Result }
  | { refusal: { code: AppErrorCode } & AppErrorOptions }
  | { fault: unknown };

export type Job<Name extends TaskName> = {
  name: Name;
  input: TaskInput<Name>;
  /** Present when the caller asked for progress. */
  progress?: MessagePort | undefined;
};

let storage: Storage | undefined;

const open = (address: DatabaseAddress): Storage =>
  'file' in address
    ? openSqlite(address.file, { isChecked: true })
    : openPostgres(address.url, () => {}, { max: 1, statementTimeoutMs: address.statementTimeoutMs });

/** Runs one task on this thread's own connection, which stays open for the next one. */
export default async <Name extends TaskName>({
  name,
  input,
  progress,
}: Job<Name>): Promise<WorkerAnswer<TaskResult<Name>>> => {
  storage ??= open(piscina.workerData as DatabaseAddress);
  try {
    return { result: await taskNamed(name)(storage, input, (step) => progress?.postMessage(step)) };
  } catch (error) {
    if (!isAppError(error)) return { fault: error };
    const { code, message, details, retryAfterSeconds } = error;
    return { refusal: { code, message, details, retryAfterSeconds } };
  }
};
