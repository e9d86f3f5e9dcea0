import { type Db, databaseNow } from '#storage/dialect.ts';

/** What waits, how long the oldest due one has waited, and what was given up. */
export type OutboxFacts = { waiting: number; oldestMs: number; dead: number };

export const readOutboxCounts = async (db: Db): Promise<OutboxFacts> => {
  const row = await db
    .selectFrom('outbox')
    .select((at) => [
      at.fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
      at.fn.countAll<number>().filterWhere('state', '=', 'dead').as('dead'),
      at.fn.min('created_at').filterWhere('state', '=', 'waiting').as('oldest'),
    ])
    .select(databaseNow(db).as('now'))
    .where('state', 'in', ['waiting', 'dead'])
    .executeTakeFirstOrThrow();
  return {
    waiting: row.waiting,
    dead: row.dead,
    oldestMs: row.oldest === null ? 0 : Math.max(0, row.now - row.oldest),
  };
};
