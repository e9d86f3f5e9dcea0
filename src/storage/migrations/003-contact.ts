import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

const numberedTable = (db: AnyDb, name: string, isPostgres: boolean) =>
  db.schema
    .createTable(name)
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    );

/** Limits, spent captchas, contact messages and the outbox. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .createTable('limit_key')
    .addColumn('key_hash', 'text', (c) => c.primaryKey())
    .addColumn('touched_at', 'bigint', (c) => c.notNull())
    .execute();
  await numberedTable(db, 'limit_take', isPostgres)
    .addColumn('key_hash', 'text', (c) => c.notNull())
    .addColumn('taken_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('limit_take_by_key')
    .on('limit_take')
    .columns(['key_hash', 'taken_at'])
    .execute();
  await db.schema.createIndex('limit_take_by_end').on('limit_take').column('expires_at').execute();
  await db.schema.createIndex('limit_key_by_use').on('limit_key').column('touched_at').execute();

  await db.schema
    .createTable('used_captcha')
    .addColumn('once_key', 'text', (c) => c.primaryKey())
    .addColumn('used_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('used_captcha_by_end').on('used_captcha').column('expires_at').execute();

  await numberedTable(db, 'suggestion', isPostgres)
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('received_day', 'integer', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addUniqueConstraint('suggestion_once_a_day', ['content_hash', 'received_day'])
    .execute();
  await db.schema.createIndex('suggestion_by_arrival').on('suggestion').column('received_at').execute();

  await numberedTable(db, 'outbox', isPostgres)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('once_key', 'text', (c) => c.notNull().unique())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_try_at', 'bigint', (c) => c.notNull())
    .addColumn('leased_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('lease_token', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('last_error', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema.createIndex('outbox_by_turn').on('outbox').columns(['state', 'next_try_at']).execute();
};
