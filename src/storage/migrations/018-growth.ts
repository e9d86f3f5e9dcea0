import { type Kysely, sql } from 'kysely';
import { createFigureTriggers } from './triggers/figure-triggers.ts';
import { keepDeviceInRequests } from './triggers/keep-device-in-requests.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** What keeps lists, searches and reports of the office as fast with years of repairs as with none. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await extendRequests(db, isPostgres);
  await indexQueue(db);
  await indexWords(db, isPostgres);
  await indexOthers(db);
  await makeFigures(db, isPostgres);
};

const extendRequests = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  const alter = () => db.schema.alterTable('repair_request');
  await alter()
    .addColumn('of_centre', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('of_product', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await alter().addColumn('of_warranty', 'text').execute();
  await keepDeviceInRequests(db, isPostgres);
};

const indexQueue = async (db: AnyDb): Promise<void> => {
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('repair_request').columns(columns);
  // Counts are read from an index alone. Who a request waits for is no column of it: SQLite works that out, and would
  // read the row for it.
  const counted = ['status_id', 'stood_since', 'id', 'repair_in_place', 'estimate_state'];
  await db.schema.dropIndex('repair_request_by_list').execute();
  await db.schema.dropIndex('repair_request_by_status').execute();
  await index('repair_request_counted', [...counted, 'registered_at', 'of_warranty']).execute();
  for (const thing of ['centre', 'product']) {
    await index(`repair_request_counted_by_${thing}`, [`of_${thing}`, ...counted]).execute();
    await index(`repair_request_of_${thing}`, [`of_${thing}`, 'waits_for', 'stood_since', 'id']).execute();
  }
  await index('repair_request_by_failure', ['registered_at', 'status_id', 'sold_product_id']).execute();
};

const indexWords = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  const owners = [
    ['repair_word', 'repair_word_by_request', 'request_id'],
    ['device_word', 'device_word_by_device', 'sold_product_id'],
    ['media_word', 'media_word_of_file', 'media_id'],
  ] as const;
  // Beginnings of words are looked for by comparing bytes, which PostgreSQL does only where told so.
  if (isPostgres) {
    await sql`alter table repair_word alter column word type text collate "C"`.execute(db);
    await sql`alter table device_word alter column word type text collate "C"`.execute(db);
    await sql`alter table sold_product alter column serial_key type text collate "C"`.execute(db);
  }
  for (const [table, name, owner] of owners) {
    await db.schema.dropIndex(name).execute();
    // With the word, so that whether one row holds a word is answered by the index alone.
    await db.schema.createIndex(name).on(table).columns([owner, 'word']).execute();
  }
};

const indexOthers = async (db: AnyDb): Promise<void> => {
  // Whoever asks about one request's steps finds them by the request, also where nothing tells the engine how rows lie.
  await db.schema
    .createIndex('repair_log_of_request')
    .on('repair_log')
    .columns(['request_id', 'kind', 'to_status', 'at'])
    .execute();
  await db.schema.dropIndex('payment_by_refund').execute();
  await db.schema
    .createIndex('payment_by_refund')
    .on('payment')
    .column('refunded_on')
    .where(sql.ref('refunded_on'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('media_file_by_small_address')
    .on('media_file')
    .column('address_low')
    .where(sql.ref('address_low'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('payment_by_reference')
    .on('payment')
    .column('ref_id')
    .where(sql.ref('ref_id'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('payment_by_refund_reference')
    .on('payment')
    .column('refund_reference')
    .where(sql.ref('refund_reference'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('payment_by_state_and_end')
    .on('payment')
    .columns(['state', 'finished_at'])
    .execute();
  await db.schema
    .createIndex('hand_payment_by_method_and_time')
    .on('hand_payment')
    .columns(['method', 'at'])
    .execute();
  await db.schema.createIndex('payment_by_beginning').on('payment').columns(['created_at', 'id']).execute();
};

const makeFigures = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .createTable('kept_figure')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('basis', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('kept_figure_once', ['name', 'since'])
    .execute();
  await db.schema
    .createTable('figure_mark')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('figure_mark_by_time').on('figure_mark').columns(['at', 'id']).execute();
  await db.schema
    .createTable('figure_book')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('turn', 'bigint', (c) => c.notNull())
    .execute();
  await db.insertInto('figure_book').values({ id: 1, turn: 0 }).execute();
  await createFigureTriggers(db, isPostgres);
};
