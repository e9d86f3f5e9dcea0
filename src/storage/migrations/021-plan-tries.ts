import type { Kysely } from 'kysely';

/** How often a due plan failed by a momentary fault, and when it is tried again. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
export const up = async (db: Kysely<any>): Promise<void> => {
  await db.schema
    .alterTable('content_plan')
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('content_plan')
    .addColumn('try_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
};
