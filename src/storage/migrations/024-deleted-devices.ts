import type { Kysely } from 'kysely';

/** What a deleted device had, for as long as registering its serial again counts as a change. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
export const up = async (db: Kysely<any>): Promise<void> => {
  await db.schema
    .createTable('deleted_device')
    .addColumn('serial_key', 'text', (c) => c.primaryKey())
    .addColumn('product_name', 'text', (c) => c.notNull())
    .addColumn('mobile', 'text')
    .addColumn('warranty_until', 'text')
    .addColumn('deleted_at', 'bigint', (c) => c.notNull())
    .execute();
};
