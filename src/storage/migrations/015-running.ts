import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** A random number for each outbox row, what is known of a message that was handed over, and backups. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .alterTable('outbox')
    .addColumn('notice_id', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const chance = isPostgres
    ? sql`replace(gen_random_uuid()::text, '-', '')`
    : sql`lower(hex(randomblob(16)))`;
  await sql`update outbox set notice_id = ${chance}`.execute(db);

  await db.schema.alterTable('sms_message').addColumn('handed_at', 'bigint').execute();
  await db.schema
    .alterTable('code_challenge')
    .addColumn('is_sending_unknown', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('backup_run')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('began_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('bytes', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('media_files', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('backup_run_by_start').on('backup_run').column('began_at').execute();
};
