import type { RunTask, TaskInput } from '#features/tasks/index.ts';
import { fileAnswer } from '../../file-answer.ts';

/** A list as a file for saving, made in a worker thread. */
export const answerExport = async (runTask: RunTask, wanted: TaskInput<'exportToFile'>): Promise<Response> =>
  fileAnswer(await runTask('exportToFile', wanted));
