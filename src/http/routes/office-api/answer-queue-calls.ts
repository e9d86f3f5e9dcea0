import type { CheckedInputOf } from '#contract/call.ts';
import type { queueCalls } from '#contract/office/calls/queue-calls.ts';
import { readQueue, readQueueFilterChoices, readQueueUpdates } from '#features/desk/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import type { DeskAnswerDeps } from './answer-desk-calls.ts';
import { answerExport } from './answer-export.ts';
import type { AnswersFor } from './office-context.ts';

/** The queue as a list, its updates and its export. */
export const answerQueueCalls = (
  { storage }: DeskAnswerDeps,
  runTask: RunTask,
): AnswersFor<keyof typeof queueCalls> => ({
  listRepairs: ({ page = 1, size = 25, sort, ...filters }, { actor }) =>
    readQueue(storage.db, { ...toSearch(filters, actor), sort, page, size, readerId: actor.staffId }),
  listRepairUpdates: ({ since, ...filters }, { actor }) =>
    readQueueUpdates(storage.db, { ...toSearch(filters, actor), since }),
  getRepairFilters: () => readQueueFilterChoices(storage.db),
  exportRepairs: ({ format, ...filters }, { actor }) =>
    answerExport(runTask, {
      list: 'queue',
      actor,
      format,
      filter: { ...toSearch(filters, actor), format },
    }),
});

type Filters = Omit<CheckedInputOf<(typeof queueCalls)['exportRepairs']>, 'format'>;

const toSearch = (
  { q, centre, inPlace, assignee, overdue, from, to, ...filters }: Filters,
  { staffId }: StaffActor,
) => ({
  ...filters,
  query: q,
  centreId: centre,
  repairInPlace: inPlace,
  assignee: assignee === 'me' ? staffId : assignee,
  isOverdue: overdue,
  registeredFrom: from,
  registeredTo: to,
});
