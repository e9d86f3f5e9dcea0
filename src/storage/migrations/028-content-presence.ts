import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** Who has an item open in the editor. Every signal removes what is older than a minute. */
export const up = async (db: AnyDb): Promise<void> => {
  await db.schema
    .createTable('content_presence')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'integer', (c) => c.notNull())
    .addColumn('staff_id', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_presence_once', ['kind', 'entity_id', 'staff_id'])
    .execute();
};
