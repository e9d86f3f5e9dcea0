import { type Db, databaseNow } from '#storage/dialect.ts';

export const closeReviewed = async (
  trx: Db,
  { id, state, reason }: { id: number; state: 'failed' | 'duplicate_paid'; reason: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({ state, reason, finished_at: databaseNow(trx) })
    .where('id', '=', id)
    .where('state', '=', 'needs_review')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
