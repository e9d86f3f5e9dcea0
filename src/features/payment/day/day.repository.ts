import type { Db } from '#storage/dialect.ts';

/** Money that reached the gateway between two instants: whatever it named a reference for. */
export const listDayOnline = (db: Db, { from, to }: { from: number; to: number }) =>
  db
    .selectFrom('payment')
    .innerJoin('repair_request', 'repair_request.id', 'payment.request_id')
    .select(['payment.id', 'state', 'amount_rial', 'ref_id', 'finished_at', 'trace_number'])
    .where('finished_at', '>=', from)
    .where('finished_at', '<', to)
    .where('ref_id', 'is not', null)
    .orderBy('finished_at')
    .execute();

/** Money taken by hand between two instants, struck payments too. */
export const listDayByHand = (db: Db, { from, to }: { from: number; to: number }) =>
  db
    .selectFrom('hand_payment')
    .innerJoin('repair_request', 'repair_request.id', 'hand_payment.request_id')
    .select(['hand_payment.id', 'method', 'amount_rial', 'reference', 'at', 'staff_name', 'struck_at'])
    .select('trace_number')
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute();

/** Credit of requests that went back on that day. */
export const listDayCreditRefunds = (db: Db, day: string) =>
  db
    .selectFrom('credit_return')
    .innerJoin('repair_request', 'repair_request.id', 'credit_return.request_id')
    .select(['credit_return.id', 'amount_rial', 'reference', 'at', 'staff_name', 'trace_number'])
    .where('day', '=', day)
    .orderBy('at')
    .execute();

/** Money that went back on that day, whenever it was noted. */
export const listDayRefunds = (db: Db, day: string) =>
  db
    .selectFrom('payment')
    .innerJoin('repair_request', 'repair_request.id', 'payment.request_id')
    .select(['payment.id', 'amount_rial', 'refund_reference', 'refunded_at', 'trace_number'])
    .where('refunded_on', '=', day)
    .orderBy('refunded_at')
    .execute();
