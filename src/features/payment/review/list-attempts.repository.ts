import { type SelectQueryBuilder, sql } from 'kysely';
import { countUpTo } from '#storage/count-up-to.ts';
import type { Db } from '#storage/dialect.ts';
import type { PaymentRowState } from '#storage/payment-tables.ts';
import type { Tables } from '#storage/tables.ts';

const selectAttempts = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('repair_request as request', 'request.id', 'payment.request_id')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .selectAll('payment')
    .select(['request.trace_number', 'request.status_id', 'request.centre_name as asked_centre'])
    .select(['device.product_name', 'device.centre_name', 'invoice.number', 'invoice.withdrawn_at']);

export type AttemptRow = Awaited<ReturnType<ReturnType<typeof selectAttempts>['execute']>>[number];

export const findAttempt = (db: Db, id: number): Promise<AttemptRow | undefined> =>
  selectAttempts(db).where('payment.id', '=', id).executeTakeFirst();

/** What a person has to look at, or money that has still to go back. */
const isOpen = sql<boolean>`(payment.state = 'needs_review'
  or (payment.state = 'duplicate_paid' and payment.refunded_at is null))`;

/** Oldest first; there are never many. */
export const listAttemptsInReview = (db: Db, max: number): Promise<AttemptRow[]> =>
  selectAttempts(db)
    .where('payment.state', 'in', ['needs_review', 'duplicate_paid'])
    .where(isOpen)
    .orderBy('payment.created_at')
    .orderBy('payment.id')
    .limit(max)
    .execute();

export const countAttemptsInReview = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('payment.state', 'in', ['needs_review', 'duplicate_paid'])
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return row.count;
};

export type AttemptFilter = {
  states?: readonly PaymentRowState[] | undefined;
  isRefunded?: boolean | undefined;
  /** A reference of the bank as typed, or the request whose trace number it is. */
  number?: { reference: string; requestId: number | undefined } | undefined;
  from?: number | undefined;
  to?: number | undefined;
};

/** Newest first. */
export const listAttempts = async (
  db: Db,
  filter: AttemptFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AttemptRow[]> => {
  const ids = (
    await narrow(db.selectFrom('payment'), filter)
      .select('payment.id')
      // One order, read from the index that the filter uses: payments are numbered as they begin.
      .$if(filter.from !== undefined || filter.to !== undefined, (query) =>
        query.orderBy('payment.created_at', 'desc'),
      )
      .orderBy('payment.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
  ).map(({ id }) => id);
  if (ids.length === 0) return [];
  return selectAttempts(db).where('payment.id', 'in', ids).orderBy('payment.id', 'desc').execute();
};

export const countAttempts = (db: Db, filter: AttemptFilter): Promise<number> =>
  countUpTo(db, narrow(db.selectFrom('payment'), filter));

const narrow = (
  query: SelectQueryBuilder<Tables, 'payment', object>,
  { states, isRefunded, number, from, to }: AttemptFilter,
) => {
  let found = query;
  if (states) found = found.where('payment.state', 'in', states);
  if (isRefunded !== undefined)
    found = found.where('payment.refunded_on', isRefunded ? 'is not' : 'is', null);
  if (from !== undefined) found = found.where('payment.created_at', '>=', from);
  if (to !== undefined) found = found.where('payment.created_at', '<', to);
  if (number === undefined) return found;
  return found.where((eb) =>
    eb.or([
      eb('payment.ref_id', '=', number.reference),
      eb('payment.refund_reference', '=', number.reference),
      ...(number.requestId === undefined ? [] : [eb('payment.request_id', '=', number.requestId)]),
    ]),
  );
};

/** What was written about these payments, newest first. */
export const listEventsOf = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('payment_event')
        .select(['payment_id', 'at', 'detail'])
        .where('payment_id', 'in', ids)
        .orderBy('id', 'desc')
        .execute();
