import { type Kysely, sql } from 'kysely';
import { refuseChanges } from './triggers/refuse-changes.ts';
import { refuseTruncate } from './triggers/refuse-truncate.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

const numberedTable = (db: AnyDb, name: string, isPostgres: boolean) =>
  db.schema
    .createTable(name)
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    );

/** People of the office, how they sign in, what they did, and the answers they were given. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await makeAccounts(db, isPostgres);
  await makeSignIn(db, isPostgres);
  await makeAudit(db, isPostgres);
};

const makeAccounts = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await numberedTable(db, 'staff', isPostgres)
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().defaultTo('invited').check(sql`state in ('invited', 'active', 'disabled')`),
    )
    .addColumn('is_demo', 'smallint', (c) => c.notNull().defaultTo(0))
    .addColumn('password_hash', 'text')
    .addColumn('password_changed_at', 'bigint')
    .addColumn('totp_secret', 'text')
    .addColumn('totp_used_step', 'bigint', (c) => c.notNull().defaultTo(-1))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_sign_in_at', 'bigint')
    .execute();
  await db.schema
    .createTable('staff_role')
    .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id'))
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('desk', 'editor', 'manager')`))
    .addPrimaryKeyConstraint('staff_role_once', ['staff_id', 'role'])
    .execute();
  await numberedTable(db, 'staff_passkey', isPostgres)
    .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('credential_id', 'text', (c) => c.notNull().unique())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('transports', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema.createIndex('staff_passkey_by_staff').on('staff_passkey').column('staff_id').execute();
  await numberedTable(db, 'staff_recovery_code', isPostgres)
    .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addUniqueConstraint('staff_recovery_code_once', ['staff_id', 'code_hash'])
    .execute();
};

const makeSignIn = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await numberedTable(db, 'staff_session', isPostgres)
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .addColumn('proved_at', 'bigint', (c) => c.notNull())
    .addColumn('browser', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('staff_session_by_staff')
    .on('staff_session')
    .columns(['staff_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('staff_half_session')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id'))
    .addColumn('step', 'text', (c) => c.notNull().check(sql`step in ('second', 'setup')`))
    .addColumn('pending_totp', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('staff_half_session_by_staff')
    .on('staff_half_session')
    .column('staff_id')
    .execute();
  await db.schema
    .createTable('staff_challenge')
    .addColumn('challenge_hash', 'text', (c) => c.primaryKey())
    .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await numberedTable(db, 'staff_invitation', isPostgres)
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('staff_invitation_by_staff')
    .on('staff_invitation')
    .column('staff_id')
    .execute();
};

/** Neither table refers to accounts by a foreign key: what was done stays told whatever becomes of them. */
const makeAudit = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await numberedTable(db, 'audit_event', isPostgres)
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('staff_id', 'integer')
    .addColumn('staff_name', 'text', (c) => c.notNull())
    .addColumn('deed', 'text', (c) => c.notNull())
    .addColumn('thing_kind', 'text', (c) => c.notNull())
    .addColumn('thing_id', 'text', (c) => c.notNull())
    .addColumn('from_value', 'text')
    .addColumn('to_value', 'text')
    .addColumn('why', 'text')
    .execute();
  await db.schema.createIndex('audit_event_by_time').on('audit_event').columns(['at', 'id']).execute();
  await db.schema
    .createIndex('audit_event_by_staff')
    .on('audit_event')
    .columns(['staff_id', 'at', 'id'])
    .execute();
  await db.schema
    .createIndex('audit_event_by_deed')
    .on('audit_event')
    .columns(['deed', 'at', 'id'])
    .execute();
  await db.schema
    .createIndex('audit_event_by_thing')
    .on('audit_event')
    .columns(['thing_kind', 'thing_id', 'at', 'id'])
    .execute();
  await refuseChanges(db, 'audit_event', isPostgres);
  await refuseTruncate(db, 'audit_event', isPostgres);

  await db.schema
    .createTable('staff_deed')
    .addColumn('staff_id', 'integer', (c) => c.notNull())
    .addColumn('idempotency_key', 'text', (c) => c.notNull())
    .addColumn('call', 'text', (c) => c.notNull())
    .addColumn('input_hash', 'text', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('staff_deed_once', ['staff_id', 'idempotency_key', 'call'])
    .execute();
  await db.schema.createIndex('staff_deed_by_time').on('staff_deed').column('at').execute();
};
