import { type SelectQueryBuilder, sql } from 'kysely';
import type { StatusId } from '#contract/repair/statuses.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';
import type { Candidates } from './find-requests.repository.ts';

export type QueueList = 'ours' | 'customer' | 'open' | 'closed' | 'all';
export type QueueSort = 'oldest' | 'newest' | 'registered' | 'registered-desc';

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
  overdueBefore?: readonly { status: StatusId; before: number }[] | undefined;
  candidates?: Candidates | undefined;
  /** Standing since after that instant. */
  stoodSince?: number | undefined;
  /** By its age: standing since then at the latest, and since after. */
  stood?: { atLatest?: number | undefined; after?: number | undefined } | undefined;
  today: string;
};

type From = Tables & { request: Tables['repair_request']; device: Tables['sold_product'] };
type Query = SelectQueryBuilder<From, 'request' | 'device', object>;

/** Both tables under short names, narrowed to the rows of a filter. */
export const selectQueue = (db: Db, filter: QueueFilter): Query => {
  const both = db
    .selectFrom('repair_request as request')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id') as Query;
  return narrowToList(both, filter);
};

/** For counting: the device is looked at only where the filter asks for something of it. */
const selectCounted = (db: Db, filter: QueueFilter): Query => {
  const { centreId, product, warranty } = filter;
  const asksDevice = centreId !== undefined || product !== undefined || warranty !== undefined;
  if (asksDevice) return selectQueue(db, filter);
  return narrowToList(db.selectFrom('repair_request as request') as Query, filter);
};

const narrowToList = (given: Query, filter: QueueFilter): Query => {
  let query = given;
  // Written out, so that the index of open requests is recognised.
  if (filter.list === 'open') query = query.where(sql.ref('request.status_id'), '<', sql.lit(7));
  else if (filter.list !== 'all') query = query.where('request.waits_for', '=', waiting[filter.list]);
  if (filter.status !== undefined) query = query.where('request.status_id', '=', filter.status);
  return narrow(query, filter);
};

const waiting = { ours: 'us', customer: 'customer', closed: 'nobody' } as const;

const narrow = (given: Query, filter: QueueFilter): Query => {
  let query = given;
  const { centreId, product, repairInPlace, warranty, estimate, registered, overdueBefore, candidates } =
    filter;
  if (centreId !== undefined) {
    query = query.where((is) =>
      is.or([
        is('request.centre_id', '=', centreId),
        is.and([is('request.centre_id', '=', 0), is('device.centre_id', '=', centreId)]),
      ]),
    );
  }
  if (product !== undefined) query = query.where('device.product_name', '=', product);
  if (repairInPlace !== undefined) query = query.where('request.repair_in_place', '=', repairInPlace ? 1 : 0);
  if (warranty === 'unknown') query = query.where('device.warranty_until', 'is', null);
  else if (warranty)
    query = query.where('device.warranty_until', warranty === 'in' ? '>=' : '<', filter.today);
  if (estimate) query = query.where('request.estimate_state', '=', estimate);
  if (registered?.from !== undefined) query = query.where('request.registered_at', '>=', registered.from);
  if (registered?.to !== undefined) query = query.where('request.registered_at', '<', registered.to);
  if (filter.stoodSince !== undefined) query = query.where('request.stood_since', '>', filter.stoodSince);
  const { stood } = filter;
  if (stood?.atLatest !== undefined) query = query.where('request.stood_since', '<=', stood.atLatest);
  if (stood?.after !== undefined) query = query.where('request.stood_since', '>', stood.after);
  if (overdueBefore) {
    query = query
      .where('request.waits_for', '=', 'us')
      .where((is) =>
        is.or(
          overdueBefore.map(({ status, before }) =>
            is.and([is('request.status_id', '=', status), is('request.stood_since', '<', before)]),
          ),
        ),
      );
  }
  return candidates ? narrowToCandidates(query, candidates) : query;
};

const narrowToCandidates = (query: Query, { ids, words }: Candidates): Query => {
  if (words.length === 0) return query.where('request.id', 'in', ids.length > 0 ? ids : [-1]);
  return words.reduce(
    (narrowed, word) =>
      narrowed.where((is) =>
        is.exists(
          is
            .selectFrom('repair_word')
            .select('repair_word.word')
            .whereRef('repair_word.request_id', '=', 'request.id')
            .where('repair_word.word', '>=', word)
            .where('repair_word.word', '<', `${word}\uffff`),
        ),
      ),
    query,
  );
};

const orders = {
  oldest: ['request.stood_since', 'asc'],
  newest: ['request.stood_since', 'desc'],
  registered: ['request.registered_at', 'asc'],
  'registered-desc': ['request.registered_at', 'desc'],
} as const;

export const listQueue = async (
  db: Db,
  filter: QueueFilter,
  { sort, offset, limit }: { sort: QueueSort; offset: number; limit: number },
) => {
  const [column, direction] = orders[sort];
  return selectQueue(db, filter)
    .select(['request.id', 'request.trace_number', 'request.status_id', 'request.repair_in_place'])
    .select(['request.is_returned_unrepaired', 'request.registered_at', 'request.stood_since'])
    .select(['request.estimate_state', 'request.waits_for', 'request.centre_name as asked_centre'])
    .select(['device.serial_number', 'device.product_name', 'device.centre_name', 'device.city'])
    .select(['device.mobile', 'device.warranty_until'])
    .orderBy(column, direction)
    .orderBy('request.id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
};

/** Counting stops there: nobody reads so far, and the list costs the same however long it is. */
export const mostCounted = 10_000;

export const countQueue = async (db: Db, filter: QueueFilter): Promise<number> => {
  const row = await db
    .selectFrom(selectCounted(db, filter).select('request.id').limit(mostCounted).as('rows'))
    .select((at) => at.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** How many of the list stand at each status, each counted up to a thousand. */
export const countByStatus = async (
  db: Db,
  filter: QueueFilter,
  statuses: readonly StatusId[],
): Promise<Record<number, number>> => {
  const counts = statuses.map((status) => {
    const rows = selectCounted(db, { ...filter, status })
      .select('request.id')
      .limit(1_000)
      .as('rows');
    return db
      .selectFrom(rows)
      .select((at) => at.fn.countAll<number>().as('count'))
      .select(sql<number>`${sql.lit(status)}`.as('status'));
  });
  const [first, ...others] = counts;
  if (!first) return {};
  const query = others.reduce((all, one) => all.unionAll(one), first);
  const rows = await query.execute();
  return Object.fromEntries(rows.map(({ status, count }) => [Number(status), Number(count)]));
};

/** Centres and products of the open requests that have stood longest; looking stops there. */
export const listQueueNames = async (db: Db, most: number) => {
  const rows = await selectQueue(db, { list: 'open', today: '' })
    .select(['request.centre_id as asked_id', 'request.centre_name as asked_name'])
    .select(['device.centre_id', 'device.centre_name', 'device.product_name'])
    .orderBy('request.stood_since')
    .limit(most)
    .execute();
  const centres = new Map<number, string>();
  for (const row of rows) {
    if (row.asked_id !== 0) centres.set(row.asked_id, row.asked_name);
    else if (row.centre_id !== 0) centres.set(row.centre_id, row.centre_name);
  }
  return { centres, products: new Set(rows.map(({ product_name }) => product_name)) };
};

/** Some requests by their numbers, the one that changed last first. */
export const listFound = (db: Db, ids: readonly number[], most: number) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('repair_request as request')
        .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
        .select(['request.trace_number', 'request.status_id', 'request.repair_in_place'])
        .select(['request.is_returned_unrepaired', 'request.centre_name as asked_centre'])
        .select(['device.product_name', 'device.centre_name'])
        .where('request.id', 'in', ids)
        .orderBy('request.changed_at', 'desc')
        .limit(most)
        .execute();
