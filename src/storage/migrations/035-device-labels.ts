import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** The printed labels of a device, and the moment its owner last changed. */
export const up = async (db: AnyDb): Promise<void> => {
  await db.schema
    .createTable('device_label')
    .addColumn('sold_product_id', 'integer', (c) =>
      c.notNull().references('sold_product.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .addPrimaryKeyConstraint('device_label_key', ['sold_product_id', 'number'])
    .execute();
  await sql`alter table sold_product add column owner_changed_at bigint`.execute(db);
};
