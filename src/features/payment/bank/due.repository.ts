import { sql } from 'kysely';
import type { PaymentReason } from '#contract/office/payment-words.ts';
import { hourMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { unsettledStates } from '#storage/payment-tables.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { periods } from '../records/payment.rules.ts';

/** Payments that are due, longest waiting first. */
export const listDue = async (db: Db, max: number): Promise<number[]> => {
  const now = databaseNow(db);
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('state', 'in', unsettledStates)
    .where('next_try_at', '<=', now)
    .where('lease_until', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
};

/** Milliseconds until the next payment comes due; undefined when none is waiting. */
export const findMsUntilNextDue = async (db: Db): Promise<number | undefined> => {
  const row = await db
    .selectFrom('payment')
    .select(
      sql<number | null>`min(case when lease_until > next_try_at then lease_until else next_try_at end)
        - ${databaseNow(db)}`.as('wait'),
    )
    .where('state', 'in', unsettledStates)
    .executeTakeFirst();
  return row?.wait == null ? undefined : Math.max(0, row.wait);
};

/** How many payments the gateway's list could concern at all, and how many payers may be at the bank now. */
export const countRecent = async (db: Db): Promise<{ recent: number; payersAtBank: number }> => {
  // Read first: PostgreSQL uses no index for a comparison with the clock's function.
  const now = await readDatabaseNow(db);
  const age = sql<number>`${now} - started_at`;
  const row = await db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number>().as('recent'))
    .select(
      sql<number>`coalesce(sum(case when state = 'started' and ${age} < ${2 * periods.lostReturn} then 1 else 0 end), 0)`.as(
        'at_bank',
      ),
    )
    .where('started_at', 'is not', null)
    // Started within seconds of its beginning, which has an index.
    .where('created_at', '>', now - periods.giveUpAfter - hourMs)
    .where(age, '<', periods.giveUpAfter)
    .executeTakeFirstOrThrow();
  return { recent: row.recent, payersAtBank: row.at_bank };
};

/** Ends beginnings that were cut off. Gives their ids. */
export const expireUnstartedAttempts = async (trx: Db): Promise<number[]> => {
  const now = databaseNow(trx);
  const reason: PaymentReason = 'cut off while it began';
  const rows = await trx
    .updateTable('payment')
    .set({ state: 'expired', reason, finished_at: now })
    .where('state', '=', 'created')
    .where('next_try_at', '<=', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** The gateway answers again: everyone who waits because it did not is due now. */
export const resumeWaitingPayments = async (db: Db): Promise<void> => {
  const now = databaseNow(db);
  await db
    .updateTable('payment')
    .set({ next_try_at: now })
    .where('state', 'in', unsettledStates)
    .where('reason', '=', 'wait')
    .where('next_try_at', '>', now)
    .execute();
};
