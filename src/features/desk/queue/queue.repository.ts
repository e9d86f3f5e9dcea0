import { type SelectQueryBuilder, sql } from 'kysely';
import type { StatusId } from '#contract/repair/statuses.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';
import type { LateBefore } from '../settings/targets.rules.ts';
import { isAssigneeGone } from './assignees.repository.ts';
import { type Candidates, requestHoldsWord } from './candidates.repository.ts';

export type QueueList = 'ours' | 'customer' | 'open' | 'closed' | 'all';
export type QueueSort = 'oldest' | 'newest' | 'registered' | 'registered-desc' | 'work';

export type QueueFilter = {
  list: QueueList;
  status?: StatusId | undefined;
  centreId?: number | undefined;
  product?: string | undefined;
  repairInPlace?: boolean | undefined;
  warranty?: 'in' | 'over' | 'unknown' | undefined;
  estimate?: 'none' | 'sent' | 'accepted' | 'declined' | undefined;
  /** Registered within, in milliseconds; the end does not belong to it. */
  registered?: { from?: number | undefined; to?: number | undefined } | undefined;
  /** Standing since before: one instant a step, of what waits for us. */
  overdueBefore?: LateBefore | undefined;
  /** The responsible person: one, nobody, or anyone who was disabled. */
  assignee?: number | 'nobody' | 'gone' | undefined;
  candidates?: Candidates | undefined;
  /** By its age: standing since then at the latest, and since after. */
  stood?: { atLatest?: number | undefined; after?: number | undefined } | undefined;
  today: string;
};

type From = Tables & { request: Tables['repair_request'] };
export type QueueRows = SelectQueryBuilder<From, 'request', object>;

/** Requests under a short name, narrowed to the rows of a filter. */
export const selectQueue = (db: Db, filter: QueueFilter): QueueRows => {
  let query = db.selectFrom('repair_request as request') as QueueRows;
  // Written out, so that the index of open requests is recognized.
  if (filter.list === 'open') query = query.where(sql.ref('request.status_id'), '<', sql.lit(7));
  else if (filter.list !== 'all') query = query.where('request.waits_for', '=', waiting[filter.list]);
  if (filter.status !== undefined) query = query.where('request.status_id', '=', filter.status);
  return narrow(query, filter);
};

const waiting = { ours: 'us', customer: 'customer', closed: 'nobody' } as const;

const narrow = (given: QueueRows, filter: QueueFilter): QueueRows => {
  let query = given;
  const { centreId, product, repairInPlace, warranty, estimate, registered, overdueBefore, candidates } =
    filter;
  if (centreId !== undefined) query = query.where('request.of_centre', '=', centreId);
  if (product !== undefined) query = query.where('request.of_product', '=', product);
  if (repairInPlace !== undefined) query = query.where('request.repair_in_place', '=', repairInPlace ? 1 : 0);
  if (warranty === 'unknown') query = query.where('request.of_warranty', 'is', null);
  else if (warranty) query = query.where('request.of_warranty', warranty === 'in' ? '>=' : '<', filter.today);
  if (estimate) query = query.where('request.estimate_state', '=', estimate);
  if (registered?.from !== undefined) query = query.where('request.registered_at', '>=', registered.from);
  if (registered?.to !== undefined) query = query.where('request.registered_at', '<', registered.to);
  const { stood, assignee } = filter;
  if (assignee === 'nobody') query = query.where('request.assignee_id', 'is', null);
  else if (assignee === 'gone') query = query.where(isAssigneeGone);
  else if (assignee !== undefined) query = query.where('request.assignee_id', '=', assignee);
  if (stood?.atLatest !== undefined) query = query.where('request.stood_since', '<=', stood.atLatest);
  if (stood?.after !== undefined) query = query.where('request.stood_since', '>', stood.after);
  if (overdueBefore) {
    query = query
      .where('request.waits_for', '=', 'us')
      .where((eb) =>
        eb.or(
          overdueBefore.map(({ status, before }) =>
            eb.and([eb('request.status_id', '=', status), eb('request.stood_since', '<', before)]),
          ),
        ),
      );
  }
  return candidates ? narrowToCandidates(query, candidates) : query;
};

const narrowToCandidates = (query: QueueRows, { ids, words }: Candidates): QueueRows => {
  if (words.length === 0) return query.where('request.id', 'in', ids.length > 0 ? ids : [-1]);
  return words.reduce((narrowed, word) => narrowed.where(requestHoldsWord(word)), query);
};

const orders = {
  oldest: ['request.stood_since', 'asc'],
  newest: ['request.stood_since', 'desc'],
  registered: ['request.registered_at', 'asc'],
  'registered-desc': ['request.registered_at', 'desc'],
} as const;

const workRank = sql`case when request.waits_for = 'us' then 0 when request.status_id < 5 then 1 else 2 end`;

export const orderQueue = (query: QueueRows, sort: QueueSort): QueueRows => {
  // First what waits for us, then what waits for the customer, last what was sent back.
  if (sort === 'work') return orderQueue(query.orderBy(workRank), 'oldest');
  const [column, direction] = orders[sort];
  return query.orderBy(column, direction).orderBy('request.id', direction);
};

export const listQueue = async (
  db: Db,
  filter: QueueFilter,
  { sort, offset, limit }: { sort: QueueSort; offset: number; limit: number },
) => {
  const rows = orderQueue(selectQueue(db, filter), sort).offset(offset).limit(limit);
  return withDevice(rows).execute();
};

/** The columns of a row; which requests they are is settled before the device is read. */
const withDevice = (query: QueueRows) =>
  query
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .select(['request.id', 'request.trace_number', 'request.status_id', 'request.repair_in_place'])
    .select(['request.is_returned_unrepaired', 'request.registered_at', 'request.stood_since'])
    .select(['request.estimate_state', 'request.waits_for', 'request.centre_name as asked_centre'])
    .select(['device.serial_number', 'device.product_name', 'device.centre_name', 'device.city'])
    .select(['device.mobile', 'device.warranty_until', 'request.assignee_id']);

export type QueueRow = Awaited<ReturnType<typeof listQueue>>[number];

/** These requests, in the order of their numbers. */
export const listQueueRows = async (db: Db, ids: readonly number[]): Promise<QueueRow[]> => {
  if (ids.length === 0) return [];
  const query = db.selectFrom('repair_request as request').where('request.id', 'in', ids) as QueueRows;
  const rows = await withDevice(query).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
};

/** Where each request of a filter stands: for a few that are counted and sorted in memory. */
export const listFilteredRequests = (db: Db, filter: QueueFilter) =>
  selectQueue(db, filter)
    .select(['request.id', 'request.status_id', 'request.waits_for'])
    .select(['request.stood_since', 'request.registered_at'])
    .execute();

/** Requests that a search found, the one that changed last first; of those with a common word the latest. */
export const listFound = async (db: Db, candidates: Candidates, max: number) => {
  const { ids, words } = candidates;
  if (ids.length === 0 && words.length === 0) return [];
  const found = selectQueue(db, { list: 'all', candidates, today: '' })
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .select(['request.trace_number', 'request.status_id', 'request.repair_in_place'])
    .select(['request.is_returned_unrepaired', 'request.centre_name as asked_centre'])
    .select(['device.product_name', 'device.centre_name']);
  const sorted =
    words.length > 0 ? found.orderBy('request.id', 'desc') : found.orderBy('request.changed_at', 'desc');
  return sorted.limit(max).execute();
};
