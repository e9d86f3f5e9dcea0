import { type Kysely, sql } from 'kysely';
import { refuseChanges } from './triggers/refuse-changes.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

const numberedTable = (db: AnyDb, name: string, isPostgres: boolean) =>
  db.schema
    .createTable(name)
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    );

const knownStates = sql`state in ('created', 'started', 'returned', 'verifying', 'paid', 'failed', 'expired',
  'needs_review', 'duplicate_paid')`;

/** Attempts to pay, and what happened to each. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await numberedTable(db, 'payment', isPostgres)
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'))
    .addColumn('invoice_id', 'integer', (c) => c.notNull().references('invoice.id'))
    .addColumn('amount_rial', 'bigint', (c) =>
      c.notNull().check(sql`amount_rial between 10000 and 1000000000`),
    )
    .addColumn('currency', 'text', (c) => c.notNull().defaultTo('IRR').check(sql`currency = 'IRR'`))
    .addColumn('state', 'text', (c) => c.notNull().check(knownStates))
    .addColumn('authority', 'text', (c) => c.unique())
    .addColumn('ref_id', 'text', (c) => c.unique())
    .addColumn('card_masked', 'text')
    .addColumn('looks_paid', 'smallint', (c) => c.notNull().defaultTo(0))
    .addColumn('returned_at', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_try_at', 'bigint', (c) => c.notNull())
    .addColumn('lease_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('lease_token', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addCheckConstraint(
      'payment_names_its_session',
      sql`authority is not null or state in ('created', 'failed', 'expired')`,
    )
    .addCheckConstraint(
      'payment_names_its_money',
      sql`ref_id is not null or state not in ('paid', 'duplicate_paid')`,
    )
    .execute();
  // Money moves once: whatever two processes try, an invoice has one paid row.
  await db.schema
    .createIndex('payment_one_paid')
    .unique()
    .on('payment')
    .column('invoice_id')
    .where(sql.ref('state'), '=', sql.lit('paid'))
    .execute();
  // Two tabs begin one attempt, not two.
  await db.schema
    .createIndex('payment_one_beginning')
    .unique()
    .on('payment')
    .column('invoice_id')
    .where(sql.ref('state'), '=', sql.lit('created'))
    .execute();
  await db.schema.createIndex('payment_by_invoice').on('payment').column('invoice_id').execute();
  await db.schema.createIndex('payment_by_turn').on('payment').columns(['state', 'next_try_at']).execute();
  await db.schema.createIndex('payment_by_end').on('payment').column('finished_at').execute();

  await numberedTable(db, 'payment_event', isPostgres)
    .addColumn('payment_id', 'integer', (c) => c.notNull().references('payment.id'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'text', (c) =>
      c.notNull().check(sql`actor in ('customer', 'browser', 'reconciler', 'desk')`),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await db.schema
    .createIndex('payment_event_by_payment')
    .on('payment_event')
    .columns(['payment_id', 'at'])
    .execute();
  await refuseChanges(db, 'payment_event', isPostgres);
};
