import { sql } from 'kysely';
import type { StatusId } from '#contract/repair/statuses.ts';
import { countUpTo, maxCounted } from '#storage/count-up-to.ts';
import type { Db } from '#storage/dialect.ts';
import type { LateBefore } from '../settings/targets.rules.ts';
import {
  orderQueue,
  type QueueFilter,
  type QueueRows,
  type QueueSort,
  selectQueue,
} from './queue.repository.ts';

export type WaitsFor = 'us' | 'customer' | 'nobody';
type QueueGroup = { waitsFor: WaitsFor; status: StatusId };

/** How many stand in one group, and how many of them are past their target. */
export type GroupCount = QueueGroup & { count: number; late: number };

const at = (waitsFor: WaitsFor, ...statuses: StatusId[]): QueueGroup[] =>
  statuses.map((status) => ({ waitsFor, status }));

/** Everywhere a request can stand. */
const open = [...at('us', 0, 1, 2, 4), ...at('customer', 1, 2, 3, 5, 6)];
const over = at('nobody', 7, 100);

/** A group in columns that the index of counts holds. Only at 1 and 2 the status does not say who has to act. */
export const filterByTurn = (query: QueueRows, { waitsFor, status }: QueueGroup): QueueRows => {
  if (status === 1) return query.where('request.repair_in_place', '=', waitsFor === 'us' ? 1 : 0);
  if (status === 2) return query.where('request.estimate_state', waitsFor === 'us' ? '!=' : '=', 'sent');
  return query;
};

/** A word that very many requests hold is looked for row by row. */
const maxCountedByWord = 30;
/** So many of the shown list nonetheless: its pages follow from them. */
export const maxFoundByWord = 100;

const hasCommonWord = ({ candidates }: QueueFilter): boolean => (candidates?.words.length ?? 0) > 0;

/** Where the count of one group stops. */
export const boundOfCounts = (filter: QueueFilter): number =>
  hasCommonWord(filter) ? maxCountedByWord : maxCounted;

/**
 * What a filter finds in each group, whatever list and status it names. What is over is counted only where it is
 * shown. One statement; each count is read from an index and stops at its bound. Who has stood longest is counted
 * first, so that the same rows say how many are late.
 */
export const countGroups = async (db: Db, filter: QueueFilter, late: LateBefore): Promise<GroupCount[]> => {
  const hasOver = filter.list === 'closed' || filter.list === 'all';
  const isLateOnly = filter.overdueBefore !== undefined;
  const max = boundOfCounts(filter);
  const lateBefore = ({ waitsFor, status }: QueueGroup) =>
    waitsFor === 'us' ? late.find((one) => one.status === status)?.before : undefined;
  const groups = [...open, ...(hasOver ? over : [])].filter(
    (group) => !isLateOnly || lateBefore(group) !== undefined,
  );
  const count = (group: QueueGroup) => {
    const before = lateBefore(group);
    const narrowed = selectQueue(db, {
      ...filter,
      list: 'all',
      status: group.status,
      overdueBefore: undefined,
    });
    let found = filterByTurn(narrowed, group);
    if (isLateOnly) found = found.where('request.stood_since', '<', before ?? 0);
    const rows = found.select('request.stood_since').orderBy('request.stood_since').limit(max).as('listed');
    const isLate =
      before === undefined ? sql`0` : sql`case when listed.stood_since < ${before} then 1 else 0 end`;
    return db
      .selectFrom(rows)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .select(sql<number>`coalesce(sum(${isLate}), 0)`.as('late'))
      .select(sql<WaitsFor>`${sql.lit(group.waitsFor)}`.as('waits_for'))
      .select(sql<number>`${sql.lit(group.status)}`.as('status'));
  };
  const [first, ...others] = groups.map(count);
  if (!first) return [];
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  return groups.map((group) => {
    const row = rows.find((one) => one.waits_for === group.waitsFor && one.status === group.status);
    return { ...group, count: row?.count ?? 0, late: row?.late ?? 0 };
  });
};

/** How many of an open list are one person's, or nobody's, whatever person the filter names. */
export const countAssigned = async (
  db: Db,
  filter: QueueFilter,
  assignee: number | 'nobody',
): Promise<number> => {
  const found = selectQueue(db, { ...filter, assignee })
    // Written out, so that the index of open requests by person is recognized.
    .where(sql.ref('request.status_id'), '<', sql.lit(7));
  return countUpTo(db, found, boundOfCounts(filter));
};

/** How many rows a list has, up to a bound. */
export const countListed = (db: Db, filter: QueueFilter, sort: QueueSort, max: number): Promise<number> =>
  countUpTo(db, orderQueue(selectQueue(db, filter), sort), max);
