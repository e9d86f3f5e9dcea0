import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** Links by which somebody without an account reads one draft as it was when the link was made. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .createTable('content_share')
    .addColumn('id', 'integer', (c) =>
      isPostgres ? c.generatedAlwaysAsIdentity().primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'integer', (c) => c.notNull())
    .addColumn('draft_rev', 'integer', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await sql`create index content_share_of_item on content_share (kind, entity_id)`.execute(db);
};
