import { sql } from 'kysely';
import type { Db } from '#storage/dialect.ts';
import { type PaymentRowState, pendingStates } from '#storage/payment-tables.ts';

export type StateSum = { state: PaymentRowState; count: number; sumRial: number };

const count = sql<number>`count(*)`.as('count');
const sum = sql<number>`coalesce(sum(amount_rial), 0)`.as('sum_rial');

/** How many payments stand where, and what they come to. Ended ones count on the day they ended. */
export const sumByState = async (db: Db, day?: { from: number; to: number }): Promise<StateSum[]> => {
  let found = db.selectFrom('payment').select(['state', count, sum]);
  if (day) found = found.where('finished_at', '>=', day.from).where('finished_at', '<', day.to);
  const rows = await found.groupBy('state').orderBy('state').execute();
  return rows.map(({ state, count, sum_rial }) => ({
    state,
    count,
    sumRial: sum_rial,
  }));
};

/** The unsettled payment that has waited longest since it began. */
export const findOldestUnsettled = async (
  db: Db,
): Promise<{ id: number; createdAt: number; state: PaymentRowState } | undefined> => {
  const row = await db
    .selectFrom('payment')
    .select(['id', 'created_at', 'state'])
    .where('state', 'in', pendingStates)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, createdAt: row.created_at, state: row.state };
};
