import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** Contacts of centres, and the session of a mobile that opens all of its devices. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await makeContacts(db, isPostgres);
  await makeSessions(db);
  await allowCodesWithoutDevice(db, isPostgres);
};

const makeContacts = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .createTable('centre_contact')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('centre_id', 'integer', (c) => c.notNull().references('centre.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('mobile', 'text', (c) => c.notNull())
    .addColumn('has_all_devices', 'smallint', (c) => c.notNull())
    .addColumn('added_at', 'bigint', (c) => c.notNull())
    .addColumn('counts_from', 'bigint')
    .addUniqueConstraint('centre_contact_once', ['centre_id', 'mobile'])
    .execute();
  await db.schema.createIndex('centre_contact_by_mobile').on('centre_contact').column('mobile').execute();
  await db.schema
    .createTable('centre_contact_device')
    .addColumn('contact_id', 'integer', (c) =>
      c.notNull().references('centre_contact.id').onDelete('cascade'),
    )
    .addColumn('sold_product_id', 'integer', (c) =>
      c.notNull().references('sold_product.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('centre_contact_device_once', ['contact_id', 'sold_product_id'])
    .execute();
  await db.schema
    .createIndex('centre_contact_device_by_device')
    .on('centre_contact_device')
    .column('sold_product_id')
    .execute();
};

const makeSessions = async (db: AnyDb): Promise<void> => {
  await db.schema
    .createTable('lab_session')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('mobile', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema.createIndex('lab_session_by_mobile').on('lab_session').column('mobile').execute();
  await db.schema.alterTable('repair_session').addColumn('lab_session', 'text').execute();
  await db.schema
    .createTable('lab_registration')
    .addColumn('mobile', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('results', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('lab_registration_once', ['mobile', 'key'])
    .execute();
};

/** A code for a mobile names no device. SQLite cannot drop a `not null`, so its table is made anew. */
const allowCodesWithoutDevice = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  if (isPostgres) {
    await sql`alter table code_challenge alter column sold_product_id drop not null`.execute(db);
    return;
  }
  await sql`alter table code_challenge rename to former_code_challenge`.execute(db);
  await sql`create table code_challenge (
    id text primary key,
    token_hash text not null unique,
    sold_product_id integer references sold_product (id) on delete cascade,
    serial_key text not null,
    mobile text not null,
    asked_serial text not null,
    asked_trace text not null,
    attempts integer not null default 0,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    void_at bigint,
    most_attempts integer not null default 5,
    is_sending_unknown integer not null default 0)`.execute(db);
  await sql`insert into code_challenge select * from former_code_challenge`.execute(db);
  await sql`drop table former_code_challenge`.execute(db);
  await sql`create index code_challenge_by_end on code_challenge (expires_at)`.execute(db);
};
