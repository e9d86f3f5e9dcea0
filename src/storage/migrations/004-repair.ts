import { type Kysely, sql } from 'kysely';
import { refuseUnknownMoves } from './triggers/refuse-unknown-moves.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

const knownStatuses = sql`status_id in (0, 1, 2, 3, 4, 5, 6, 7, 100)`;

const numberedTable = (db: AnyDb, name: string, isPostgres: boolean) =>
  db.schema
    .createTable(name)
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    );

/** Devices, centres, codes, sessions, requests with their story, invoices and surveys. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await makeCompanyRecords(db, isPostgres);
  await makeCodesAndSessions(db);
  await makeRequests(db, isPostgres);
  await makeInvoices(db, isPostgres);
};

const makeCompanyRecords = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .createTable('centre')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('manager_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('province', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('city', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('address', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('search_text', 'text', (c) => c.notNull())
    .execute();

  await numberedTable(db, 'sold_product', isPostgres)
    .addColumn('serial_number', 'text', (c) => c.notNull())
    .addColumn('serial_key', 'text', (c) => c.notNull().unique())
    .addColumn('invoice_number', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('product_name', 'text', (c) => c.notNull())
    .addColumn('centre_id', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('centre_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('centre_manager', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('province', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('city', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('owned_since', 'text')
    .addColumn('mobile', 'text', (c) => c.check(sql`mobile is null or mobile like '09_________'`))
    .addColumn('address', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
};

const makeCodesAndSessions = async (db: AnyDb): Promise<void> => {
  await db.schema
    .createTable('code_challenge')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('sold_product_id', 'integer', (c) =>
      c.notNull().references('sold_product.id').onDelete('cascade'),
    )
    .addColumn('serial_key', 'text', (c) => c.notNull())
    .addColumn('mobile', 'text', (c) => c.notNull())
    .addColumn('asked_serial', 'text', (c) => c.notNull())
    .addColumn('asked_trace', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('void_at', 'bigint')
    .execute();
  await db.schema.createIndex('code_challenge_by_end').on('code_challenge').column('expires_at').execute();

  await db.schema
    .createTable('code_pace')
    .addColumn('serial_key', 'text', (c) => c.primaryKey())
    .addColumn('sends', 'integer', (c) => c.notNull())
    .addColumn('first_sent_at', 'bigint', (c) => c.notNull())
    .addColumn('last_sent_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('repair_session')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('sold_product_id', 'integer', (c) =>
      c.notNull().references('sold_product.id').onDelete('cascade'),
    )
    .addColumn('serial_key', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('repair_session_by_device')
    .on('repair_session')
    .columns(['sold_product_id', 'created_at'])
    .execute();
};

const makeRequests = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await numberedTable(db, 'repair_request', isPostgres)
    .addColumn('sold_product_id', 'integer', (c) => c.notNull().references('sold_product.id'))
    .addColumn('trace_number', 'text', (c) => c.notNull().unique())
    .addColumn('status_id', 'integer', (c) => c.notNull().check(knownStatuses))
    .addColumn('issue_description', 'text', (c) => c.notNull())
    .addColumn('centre_id', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('centre_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('repair_in_place', 'smallint', (c) => c.notNull().defaultTo(0))
    .addColumn('sender_address', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('is_returned_unrepaired', 'smallint', (c) => c.notNull().defaultTo(0))
    .addColumn('registered_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute();
  // One open request a device, whatever two requests at once may try.
  await db.schema
    .createIndex('repair_request_one_open')
    .unique()
    .on('repair_request')
    .column('sold_product_id')
    .where(sql.ref('status_id'), '<', sql.lit(7))
    .execute();
  await db.schema
    .createIndex('repair_request_by_device')
    .on('repair_request')
    .columns(['sold_product_id', 'registered_at'])
    .execute();

  await numberedTable(db, 'repair_log', isPostgres)
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('status', 'note', 'edit', 'address')`))
    .addColumn('from_status', 'integer')
    .addColumn('to_status', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor', 'text', (c) =>
      c.notNull().check(sql`actor in ('customer', 'desk', 'payment', 'system')`),
    )
    .addColumn('note', 'text')
    .execute();
  await db.schema
    .createIndex('repair_log_by_request')
    .on('repair_log')
    .columns(['request_id', 'at'])
    .execute();

  await db.schema
    .createTable('repair_move')
    .addColumn('from_status', 'integer', (c) => c.notNull())
    .addColumn('to_status', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('repair_move_pair', ['from_status', 'to_status'])
    .execute();
  await refuseUnknownMoves(db, isPostgres);

  await db.schema
    .createTable('survey')
    .addColumn('request_id', 'integer', (c) => c.primaryKey().references('repair_request.id'))
    .addColumn('rating', 'integer', (c) => c.check(sql`rating between 1 and 5`))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
};

const makeInvoices = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await numberedTable(db, 'invoice', isPostgres)
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'))
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('sum_rial', 'bigint', (c) => c.notNull().check(sql`sum_rial >= 0`))
    .addColumn('discount_rial', 'bigint', (c) => c.notNull().check(sql`discount_rial >= 0`))
    .addColumn('payable_rial', 'bigint', (c) => c.notNull())
    .addColumn('payment_state', 'text', (c) =>
      c.notNull().defaultTo('due').check(sql`payment_state in ('due', 'pending', 'paid', 'review')`),
    )
    .addColumn('paid_method', 'text', (c) => c.check(sql`paid_method in ('online', 'cash', 'free')`))
    .addColumn('paid_reference', 'text')
    .addColumn('card_masked', 'text')
    .addColumn('paid_at', 'bigint')
    .addColumn('withdrawn_at', 'bigint')
    .addCheckConstraint('invoice_adds_up', sql`payable_rial = sum_rial - discount_rial and payable_rial >= 0`)
    .execute();
  await db.schema
    .createIndex('invoice_one_standing')
    .unique()
    .on('invoice')
    .column('request_id')
    .where(sql.ref('withdrawn_at'), 'is', null)
    .execute();

  await numberedTable(db, 'invoice_line', isPostgres)
    .addColumn('invoice_id', 'integer', (c) => c.notNull().references('invoice.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity >= 1`))
    .addColumn('unit_rial', 'bigint', (c) => c.notNull().check(sql`unit_rial >= 0`))
    .execute();
  await db.schema.createIndex('invoice_line_by_invoice').on('invoice_line').column('invoice_id').execute();
};
