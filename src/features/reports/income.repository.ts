import { sql } from 'kysely';
import type { Db } from '#storage/dialect.ts';

export type IncomeMethod = 'online' | 'card' | 'transfer' | 'cash';

/** Money of half an hour: every offset that Tehran ever had is a multiple of it, so days are cut exactly afterwards. */
export type IncomeSlot = { at: number; method: IncomeMethod; sumRial: number; count: number };

const slotMs = sql.lit(1_800_000);
const sum = sql<number>`sum(amount_rial)`.as('sum_rial');
const count = sql<number>`count(*)`.as('count');

/** Paid money of a span, each payment by itself. What was paid twice, given back or struck is none. */
export const listIncome = async (db: Db, span: { since: number; until: number }): Promise<IncomeSlot[]> => {
  const online = await db
    .selectFrom('payment')
    .select([sql<number>`finished_at / ${slotMs}`.as('slot'), sum, count])
    .where('state', '=', 'paid')
    .where('refunded_at', 'is', null)
    .where('finished_at', '>=', span.since)
    .where('finished_at', '<', span.until)
    .groupBy(sql`1`)
    .execute();
  const byHand = await db
    .selectFrom('hand_payment')
    .select([sql<number>`at / ${slotMs}`.as('slot'), 'method', sum, count])
    .where('struck_at', 'is', null)
    .where('method', 'in', ['card', 'transfer', 'cash'])
    .where('at', '>=', span.since)
    .where('at', '<', span.until)
    .groupBy([sql`1`, 'method'])
    .execute();
  const givenBack = await db
    .selectFrom('credit_return')
    .select([sql<number>`at / ${slotMs}`.as('slot'), sql<number>`-sum(amount_rial)`.as('sum_rial')])
    .where('at', '>=', span.since)
    .where('at', '<', span.until)
    .groupBy(sql`1`)
    .execute();
  return [
    ...givenBack.map((row) => ({ ...row, method: 'transfer' as const, count: 0 })),
    ...online.map((row) => ({ ...row, method: 'online' as const })),
    ...byHand.map((row) => ({ ...row, method: row.method as IncomeMethod })),
  ].map(({ slot, method, sum_rial, count }) => ({
    at: slot * 1_800_000,
    method,
    sumRial: sum_rial,
    count,
  }));
};
