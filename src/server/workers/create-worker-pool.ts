import { extname, join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import {
  type OnProgress,
  type RunTask,
  type TaskName,
  type TaskResult,
  taskDeadlines,
  tasksInTurn,
} from '#features/tasks/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { minuteMs } from '#kernel/durations.ts';
import { limitConcurrency, TooManyAtOnce } from '#kernel/limit-concurrency.ts';
import type { DatabaseAddress, Job, WorkerAnswer } from './worker.ts';

export type WorkerPool = { run: RunTask; close: () => Promise<void> };

type Options = { maxThreads?: number; maxQueue?: number; deadlines?: typeof taskDeadlines };

/** The server's bundle holds it under the same name, as JavaScript. */
const workerFile = join(import.meta.dirname, `worker${extname(import.meta.filename)}`);

const defaultDeadlineMs = 30_000;

const idleMs = minuteMs;
/** A small young generation, as the server's own: two threads of exports take 30 MB less. */
const memoryLimits = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 6 };

/**
 * The one pool of worker threads. Tasks wait in a queue of limited length; the deadline of a task counts from its
 * start. A task past its deadline is refused and its thread replaced.
 */
export const createWorkerPool = (
  database: DatabaseAddress,
  { maxThreads = 2, maxQueue = 20, deadlines = taskDeadlines }: Options = {},
): WorkerPool => {
  const pool = new Piscina({
    filename: workerFile,
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs,
    workerData: database,
    // A thread that waits for its next task keeps serving its database connection.
    atomics: 'disabled',
    resourceLimits: memoryLimits,
  });
  const limited = limitConcurrency({ maxConcurrent: maxThreads, maxQueued: maxQueue });
  const inTurn = new Map(
    tasksInTurn.flatMap((names) => {
      const limit = limitConcurrency({ maxConcurrent: 1, maxQueued: maxQueue });
      return names.map((name) => [name, limit]);
    }),
  );
  return {
    run: (name, input, onProgress) => {
      const start = () =>
        limited(() => runOne(pool, { name, input }, deadlines[name] ?? defaultDeadlineMs, onProgress));
      return (inTurn.get(name)?.(start) ?? start()).catch((error: unknown) => {
        if (!(error instanceof TooManyAtOnce)) throw error;
        throw new AppError('unavailable', { message: 'the queue of tasks is full', retryAfterSeconds: 10 });
      });
    },
    close: () => pool.destroy(),
  };
};

const runOne = async <Name extends TaskName>(
  pool: Piscina,
  { name, input }: Pick<Job<Name>, 'name' | 'input'>,
  deadlineMs: number,
  onProgress: OnProgress | undefined,
): Promise<TaskResult<Name>> => {
  const signal = AbortSignal.timeout(deadlineMs);
  const channel = onProgress && new MessageChannel();
  if (onProgress) channel?.port1.on('message', onProgress);
  const job: Job<Name> = { name, input, progress: channel?.port2 };
  let answer: WorkerAnswer<TaskResult<Name>>;
  try {
    answer = await pool.run(job, { signal, transferList: channel ? [channel.port2] : [] });
  } catch (cause) {
    if (signal.aborted) throw new AppError('timeout', { message: `${name} took too long`, cause });
    throw new AppError('unavailable', { message: `${name} lost its worker`, cause });
  } finally {
    channel?.port1.close();
  }
  if ('result' in answer) return answer.result;
  if ('fault' in answer) throw answer.fault;
  const { code, ...options } = answer.refusal;
  throw new AppError(code, options);
};
