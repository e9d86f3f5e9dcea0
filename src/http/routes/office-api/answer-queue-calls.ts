import type { CheckedInputOf } from '#contract/call.ts';
import type { queueCalls } from '#contract/office/calls/queue-calls.ts';
import { readQueue, readQueueFilters, readQueueUpdates } from '#features/desk/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import { fileAnswer } from '../../file-answer.ts';
import type { DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';

/** The queue as a list, its news and its export. */
export const answerQueueCalls = (
  { storage }: DeskAnswerDeps,
  runTask: RunTask,
): OfficeAnswers<keyof typeof queueCalls> => ({
  listRepairs: ({ page = 1, size = 25, sort, ...filters }) =>
    readQueue(storage.db, { ...toSearch(filters), sort, page, size }),
  listRepairNews: ({ since, ...filters }) => readQueueUpdates(storage.db, { ...toSearch(filters), since }),
  getRepairFilters: () => readQueueFilters(storage.db),
  exportRepairs: async ({ format, ...filters }, { actor }) =>
    fileAnswer(
      await runTask('exportToFile', {
        list: 'queue',
        actor,
        format,
        filter: { ...toSearch(filters), format },
      }),
    ),
});

type Filters = Omit<CheckedInputOf<(typeof queueCalls)['exportRepairs']>, 'format'>;

const toSearch = ({ q, centre, inPlace, overdue, from, to, ...filters }: Filters) => ({
  ...filters,
  query: q,
  centreId: centre,
  repairInPlace: inPlace,
  isOverdue: overdue,
  registeredFrom: from,
  registeredTo: to,
});
