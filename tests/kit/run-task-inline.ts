import {
  type RunTask,
  type TaskInput,
  type TaskName,
  type TaskResult,
  tasks,
} from '#features/tasks/index.ts';
import type { Storage } from '#storage/dialect.ts';

/** Runs the tasks of the worker pool in this thread: a database in memory has only this process. */
export const runTaskInline =
  (storage: Storage): RunTask =>
  <Name extends TaskName>(name: Name, input: TaskInput<Name>) => {
    const task = tasks[name] as (storage: Storage, input: TaskInput<Name>) => Promise<TaskResult<Name>>;
    return task(storage, input);
  };
