import { sql } from 'kysely';
import { minuteMs } from '#kernel/durations.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import type { Db } from '#storage/dialect.ts';
import type { Span } from './report-context.ts';

export type IncomeMethod = 'online' | 'card' | 'transfer' | 'cash';

/** Money of half an hour: every offset that Tehran ever had is a multiple of it, so days are cut exactly afterwards. */
export type IncomeSlot = { at: number; method: IncomeMethod; sumRial: number; count: number };

const slotMs = 30 * minuteMs;
const sum = sql<number>`sum(amount_rial)`.as('sum_rial');
const count = sql<number>`count(*)`.as('count');

/**
 * Paid money of a span of whole days, each payment by itself. What was paid twice, given back or struck is none;
 * credit that went back counts on the day it did, as in the day report, whenever it was noted.
 */
export const listIncome = async (db: Db, span: Span): Promise<IncomeSlot[]> => {
  const online = await db
    .selectFrom('payment')
    .select([sql<number>`finished_at / ${sql.lit(slotMs)}`.as('slot'), sum, count])
    .where('state', '=', 'paid')
    .where('refunded_at', 'is', null)
    .where('finished_at', '>=', span.since)
    .where('finished_at', '<', span.until)
    .groupBy(sql`1`)
    .execute();
  const byHand = await db
    .selectFrom('hand_payment')
    .select([sql<number>`at / ${sql.lit(slotMs)}`.as('slot'), 'method', sum, count])
    .where('struck_at', 'is', null)
    .where('method', 'in', ['card', 'transfer', 'cash'])
    .where('at', '>=', span.since)
    .where('at', '<', span.until)
    .groupBy([sql`1`, 'method'])
    .execute();
  const givenBack = await db
    .selectFrom('credit_return')
    .select(['day', sql<number>`-sum(amount_rial)`.as('sum_rial')])
    .where('day', '>=', tehranDay(new Date(span.since)))
    .where('day', '<=', tehranDay(new Date(span.until - 1)))
    .groupBy('day')
    .execute();
  return [
    ...givenBack.map(({ day, sum_rial }) => ({
      slot: tehranDayRange(day).from / slotMs,
      method: 'transfer' as const,
      sum_rial,
      count: 0,
    })),
    ...online.map((row) => ({ ...row, method: 'online' as const })),
    ...byHand.map((row) => ({ ...row, method: row.method as IncomeMethod })),
  ].map(({ slot, method, sum_rial, count }) => ({
    at: slot * slotMs,
    method,
    sumRial: sum_rial,
    count,
  }));
};
