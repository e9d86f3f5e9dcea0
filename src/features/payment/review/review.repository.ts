import { sql } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';

/** Ends a review. Money that had arrived keeps the moment at which it did. */
export const writeReviewEnd = async (
  trx: Db,
  { id, state, reason }: { id: number; state: 'failed' | 'duplicate_paid'; reason: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({ state, reason, finished_at: sql<number>`coalesce(finished_at, ${databaseNow(trx)})` })
    .where('id', '=', id)
    .where('state', '=', 'needs_review')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Notes that money was given back. False when it was noted before. */
export const storeRefund = async (
  trx: Db,
  { id, day, reference }: { id: number; day: string; reference: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({ refunded_on: day, refund_reference: reference, refunded_at: databaseNow(trx) })
    .where('id', '=', id)
    .where('refunded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
