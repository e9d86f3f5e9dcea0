import type { DeskSettings } from '#contract/office/desk-settings.ts';
import { isStatusId, readStatus, type StatusId } from '#contract/repair/statuses.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import { countWorkingDays, findWorkingDaysAgo, type WorkCalendar } from '#kernel/working-time.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '../read-database-now.ts';
import { listDeskMoves } from './desk-moves.rules.ts';
import { readDeskSettings, readWorkCalendar } from './desk-settings.repository.ts';
import { findCandidates } from './find-requests.repository.ts';
import {
  countByStatus,
  countQueue,
  listQueue,
  type QueueFilter,
  type QueueList,
  type QueueSort,
} from './queue.repository.ts';
import { isEmptyQuery, readQueueQuery } from './read-query.rules.ts';

export type QueueInput = Omit<QueueFilter, 'overdueBefore' | 'candidates' | 'registered' | 'today'> & {
  query?: string | undefined;
  isOverdue?: boolean | undefined;
  /** Days of Tehran, `YYYY-MM-DD`, both belonging to it. */
  registeredFrom?: string | undefined;
  registeredTo?: string | undefined;
  sort?: QueueSort | undefined;
  page: number;
  size: number;
};

const openStatuses = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly StatusId[];
const closedStatuses = [7, 100] as const satisfies readonly StatusId[];

/** The desk's list: what waits for us first, by how long it has stood; with the counts by status above it. */
export const readQueue = async (db: Db, input: QueueInput) => {
  const now = await readDatabaseNow(db);
  const { settings } = await readDeskSettings(db);
  const calendar = await readWorkCalendar(db);
  const query = input.query?.trim() ? readQueueQuery(input.query) : undefined;
  const candidates =
    query === undefined
      ? undefined
      : isEmptyQuery(query)
        ? { ids: [], words: [] }
        : await findCandidates(db, query);
  const filter: QueueFilter = {
    ...input,
    today: tehranDay(new Date(now)),
    registered: readRange(input),
    candidates,
    overdueBefore: input.isOverdue ? listTargets(settings, now, calendar) : undefined,
  };
  const sort = input.sort ?? usualSort(input.list);
  const rows = await listQueue(db, filter, {
    sort,
    offset: (input.page - 1) * input.size,
    limit: input.size,
  });
  const statuses = input.list === 'closed' ? closedStatuses : openStatuses;
  return {
    total: await countQueue(db, filter),
    counts: await countByStatus(db, filter, statuses),
    items: rows.map((row) => toItem(row, { now, settings, calendar })),
    readAt: new Date(now).toISOString(),
  };
};

const usualSort = (list: QueueList): QueueSort => (list === 'closed' ? 'newest' : 'oldest');

const readRange = ({ registeredFrom, registeredTo }: QueueInput): QueueFilter['registered'] => ({
  from: registeredFrom === undefined ? undefined : tehranDayRange(registeredFrom).from,
  to: registeredTo === undefined ? undefined : tehranDayRange(registeredTo).to,
});

/** The target of a step in working days; nothing for what waits for the customer. */
export const findTarget = (
  { targets }: DeskSettings,
  { statusId, waitsFor }: { statusId: StatusId; waitsFor: string },
): number | undefined => {
  if (waitsFor !== 'us') return undefined;
  const byStatus: Partial<Record<StatusId, number>> = {
    0: targets.registered,
    1: targets.visit,
    2: targets.received,
    4: targets.paid,
  };
  return byStatus[statusId];
};

const listTargets = (settings: DeskSettings, now: number, calendar: WorkCalendar) =>
  ([0, 1, 2, 4] as const).map((status) => ({
    status,
    before: findWorkingDaysAgo(
      now,
      findTarget(settings, { statusId: status, waitsFor: 'us' }) ?? 0,
      calendar,
    ),
  }));

type QueueRow = Awaited<ReturnType<typeof listQueue>>[number];

const toItem = (
  row: QueueRow,
  { now, settings, calendar }: { now: number; settings: DeskSettings; calendar: WorkCalendar },
) => {
  const statusId = row.status_id;
  if (!isStatusId(statusId)) throw new Error(`status ${statusId} is not in the table`);
  const repairInPlace = row.repair_in_place === 1;
  const isReturnedUnrepaired = row.is_returned_unrepaired === 1;
  const age = countWorkingDays(Number(row.stood_since), now, calendar);
  const target = findTarget(settings, { statusId, waitsFor: row.waits_for });
  return {
    traceNumber: row.trace_number,
    serialNumber: row.serial_number,
    productName: row.product_name,
    centreName: row.asked_centre || row.centre_name,
    city: row.city,
    statusId,
    statusTitle: readStatus(statusId, repairInPlace, isReturnedUnrepaired).title,
    waitsFor: row.waits_for,
    estimateState: row.estimate_state,
    repairInPlace,
    isReturnedUnrepaired,
    registeredAt: new Date(Number(row.registered_at)).toISOString(),
    stoodSince: new Date(Number(row.stood_since)).toISOString(),
    ageDays: Math.floor(age),
    isOverdue: target !== undefined && age > target,
    warrantyUntil: row.warranty_until,
    mobile: row.mobile,
    allowedMoves: listDeskMoves({ status_id: statusId, is_returned_unrepaired: row.is_returned_unrepaired }),
  };
};

export type QueueItem = ReturnType<typeof toItem>;
export type Queue = Awaited<ReturnType<typeof readQueue>>;
