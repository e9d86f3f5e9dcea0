import { sql } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';

/** What waits, for how long the oldest has been due, and what was given up. */
export type OutboxFacts = { waiting: number; oldestMs: number; dead: number };

export const readOutboxCounts = async (db: Db): Promise<OutboxFacts> => {
  const now = databaseNow(db);
  // One that failed was due before its first try, whenever the next one is; one held back is not late until it is due.
  const dueSince = sql<
    number | null
  >`case when attempts > 0 then created_at when next_try_at <= ${now} then next_try_at end`;
  const row = await db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'dead').as('dead'),
      eb.fn.min<number | null>(dueSince).filterWhere('state', '=', 'waiting').as('oldest'),
    ])
    .select(now.as('now'))
    .where('state', 'in', ['waiting', 'dead'])
    .executeTakeFirstOrThrow();
  return {
    waiting: row.waiting,
    dead: row.dead,
    oldestMs: row.oldest === null ? 0 : Math.max(0, row.now - row.oldest),
  };
};
