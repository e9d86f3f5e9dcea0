import type { Kysely } from 'kysely';

/** The newest time that was seen, so that a clock that was set back is noticed, even after a restart. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
export const up = async (db: Kysely<any>): Promise<void> => {
  await db.schema
    .createTable('clock_mark')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.insertInto('clock_mark').values({ id: 1, seen_at: 0 }).execute();
};
