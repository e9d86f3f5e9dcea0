import { type RunTask, taskNamed } from '#features/tasks/index.ts';
import type { Storage } from '#storage/dialect.ts';

/** Runs the tasks of the worker pool in this thread: a database in memory has only this process. */
export const runTaskInline =
  (storage: Storage): RunTask =>
  (name, input, onProgress = () => {}) =>
    taskNamed(name)(storage, input, onProgress);
