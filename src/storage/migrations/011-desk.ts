import { type Kysely, sql } from 'kysely';
import { writtenWords } from '#kernel/search-key.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

const numberedTable = (db: AnyDb, name: string, isPostgres: boolean) =>
  db.schema
    .createTable(name)
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    );

const estimateStates = sql`estimate_state in ('none', 'sent', 'accepted', 'declined')`;

/** Who has to act next; the queue's two lists are this column, so an open request is in exactly one of them. */
const waitsFor = sql`case
  when status_id in (0, 4) then 'us'
  when status_id = 1 and repair_in_place = 1 then 'us'
  when status_id = 2 and estimate_state <> 'sent' then 'us'
  when status_id in (1, 2, 3, 5, 6) then 'customer'
  else 'nobody' end`;

/** What the desk works with: estimates, prices, notes, intake, parcels, payments by hand, messages, settings. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await extendRequests(db, isPostgres);
  await makeWords(db);
  await makePrices(db, isPostgres);
  await makePayments(db, isPostgres);
  await makeIntake(db, isPostgres);
  await makeMessages(db, isPostgres);
  await makeSettings(db);
};

const extendRequests = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  const alter = () => db.schema.alterTable('repair_request');
  await alter()
    .addColumn('stood_since', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('estimate_state', 'text', (c) => c.notNull().defaultTo('none').check(estimateStates))
    .execute();
  await sql`update repair_request set stood_since = coalesce(
    (select max(at) from repair_log
      where repair_log.request_id = repair_request.id and repair_log.kind = 'status'), registered_at)`.execute(
    db,
  );
  await alter()
    .addColumn('waits_for', 'text', (c) => {
      const generated = c.generatedAlwaysAs(waitsFor);
      return isPostgres ? generated.stored() : generated;
    })
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('repair_request').columns(columns).execute();
  await index('repair_request_by_waiting', ['waits_for', 'stood_since', 'id']);
  await index('repair_request_by_status', ['status_id', 'stood_since', 'id']);
  await index('repair_request_by_registration', ['registered_at', 'id']);
  await index('repair_request_by_centre', ['centre_id', 'stood_since', 'id']);
  // Counts are read from the index alone.
  await index('repair_request_by_list', ['waits_for', 'status_id']);
  await db.schema
    .createIndex('repair_request_open')
    .on('repair_request')
    .columns(['stood_since', 'id'])
    .where(sql.ref('status_id'), '<', sql.lit(7))
    .execute();

  const log = () => db.schema.alterTable('repair_log');
  await log().addColumn('staff_id', 'integer').execute();
  await log()
    .addColumn('staff_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  await db.schema.alterTable('sold_product').addColumn('warranty_until', 'text').execute();
  await db.schema.createIndex('sold_product_by_mobile').on('sold_product').column('mobile').execute();
  await sql`create index sold_product_by_mobile_end on sold_product (substr(mobile, 8))`.execute(db);
  await db.schema.createIndex('sold_product_by_centre').on('sold_product').column('centre_id').execute();
};

/** The words a request is found by: device, centres and addresses, folded. */
const makeWords = async (db: AnyDb): Promise<void> => {
  await db.schema
    .createTable('repair_word')
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'))
    .addPrimaryKeyConstraint('repair_word_once', ['word', 'request_id'])
    .execute();
  await db.schema.createIndex('repair_word_by_request').on('repair_word').column('request_id').execute();
  const rows = await db
    .selectFrom('repair_request as request')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .select(['request.id', 'request.centre_name', 'request.sender_address'])
    .select(['device.product_name', 'device.centre_name as sold_to', 'device.centre_manager'])
    .select(['device.address', 'device.city'])
    .execute();
  for (const { id, ...texts } of rows) {
    const words = writtenWords(Object.values(texts).join(' '));
    if (words.length === 0) continue;
    await db
      .insertInto('repair_word')
      .values(words.map((word) => ({ word, request_id: id })))
      .execute();
  }
};

const makePrices = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await numberedTable(db, 'price_item', isPostgres)
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('code_key', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('part', 'work', 'travel')`))
    .addColumn('unit_rial', 'bigint', (c) => c.notNull().check(sql`unit_rial between 0 and 1000000000`))
    .addColumn('is_used', 'smallint', (c) => c.notNull().defaultTo(1))
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('rev', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  await numberedTable(db, 'estimate', isPostgres)
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('sent', 'accepted', 'declined', 'replaced')`),
    )
    .addColumn('sum_rial', 'bigint', (c) => c.notNull())
    .addColumn('discount_rial', 'bigint', (c) => c.notNull())
    .addColumn('tax_tenths', 'integer', (c) => c.notNull().check(sql`tax_tenths between 0 and 250`))
    .addColumn('tax_rial', 'bigint', (c) => c.notNull())
    .addColumn('payable_rial', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('sent_at', 'bigint', (c) => c.notNull())
    .addColumn('staff_id', 'integer')
    .addColumn('staff_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('answer', 'text', (c) => c.check(sql`answer in ('accepted', 'declined')`))
    .addColumn('answered_at', 'bigint')
    .addColumn('answered_by', 'text', (c) => c.check(sql`answered_by in ('customer', 'desk')`))
    .addColumn('answer_staff_id', 'integer')
    .addColumn('answer_staff_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('answer_reason', 'text', (c) => c.notNull().defaultTo(''))
    .addUniqueConstraint('estimate_one_version', ['request_id', 'version'])
    .addCheckConstraint(
      'estimate_adds_up',
      sql`payable_rial = sum_rial - discount_rial + tax_rial and payable_rial >= 0`,
    )
    .execute();
  await numberedTable(db, 'estimate_line', isPostgres)
    .addColumn('estimate_id', 'integer', (c) => c.notNull().references('estimate.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity between 1 and 999`))
    .addColumn('unit_rial', 'bigint', (c) => c.notNull().check(sql`unit_rial >= 0`))
    .execute();
  await db.schema
    .createIndex('estimate_line_by_estimate')
    .on('estimate_line')
    .column('estimate_id')
    .execute();
};

const makePayments = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  const invoice = () => db.schema.alterTable('invoice');
  // `sum_rial` holds the tax as well since then: its rule that payable is sum less discount stays true.
  await invoice()
    .addColumn('tax_tenths', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`tax_tenths between 0 and 250`),
    )
    .execute();
  await invoice()
    .addColumn('tax_rial', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await invoice()
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await invoice()
    .addColumn('is_free', 'smallint', (c) => c.notNull().defaultTo(0))
    .execute();
  await invoice()
    .addColumn('staff_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  // Stands in the place of `paid_method`, whose own rule knows fewer ways to pay.
  await invoice()
    .addColumn('paid_by', 'text', (c) =>
      c.check(sql`paid_by in ('online', 'cash', 'card', 'transfer', 'free')`),
    )
    .execute();
  await sql`update invoice set paid_by = paid_method`.execute(db);
  await db.schema.createIndex('invoice_by_request').on('invoice').column('request_id').execute();

  await numberedTable(db, 'hand_payment', isPostgres)
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'))
    .addColumn('invoice_id', 'integer', (c) => c.notNull().references('invoice.id'))
    .addColumn('method', 'text', (c) =>
      c.notNull().check(sql`method in ('cash', 'card', 'transfer', 'free')`),
    )
    .addColumn('reference', 'text')
    .addColumn('reference_key', 'text')
    .addColumn('amount_rial', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('staff_id', 'integer')
    .addColumn('staff_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('struck_at', 'bigint')
    .addColumn('struck_reason', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  // One slip of a card reader or one transfer pays one invoice.
  await db.schema
    .createIndex('hand_payment_one_reference')
    .unique()
    .on('hand_payment')
    .columns(['method', 'reference_key'])
    .where(sql.ref('struck_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('hand_payment_one_standing')
    .unique()
    .on('hand_payment')
    .column('invoice_id')
    .where(sql.ref('struck_at'), 'is', null)
    .execute();
  await db.schema.createIndex('hand_payment_by_request').on('hand_payment').column('request_id').execute();
  await db.schema.createIndex('hand_payment_by_time').on('hand_payment').columns(['at', 'id']).execute();
  await sql`insert into hand_payment (request_id, invoice_id, method, reference, amount_rial, at)
    select request_id, id, paid_by, paid_reference, payable_rial, coalesce(paid_at, issued_at) from invoice
    where paid_by in ('cash', 'free')`.execute(db);

  const payment = () => db.schema.alterTable('payment');
  await payment().addColumn('refunded_on', 'text').execute();
  await payment().addColumn('refund_reference', 'text').execute();
  await payment().addColumn('refunded_at', 'bigint').execute();
  await db.schema.createIndex('payment_by_request').on('payment').column('request_id').execute();
};

const makeIntake = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await numberedTable(db, 'repair_note', isPostgres)
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('staff_id', 'integer')
    .addColumn('staff_name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('repair_note_by_request').on('repair_note').column('request_id').execute();

  await db.schema
    .createTable('intake')
    .addColumn('request_id', 'integer', (c) => c.primaryKey().references('repair_request.id'))
    .addColumn('condition', 'text', (c) =>
      c.notNull().check(sql`condition in ('sound', 'hit', 'incomplete')`),
    )
    .addColumn('accessories', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('remark', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('staff_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await numberedTable(db, 'intake_photo', isPostgres)
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'))
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('staff_name', 'text', (c) => c.notNull().defaultTo(''))
    .addUniqueConstraint('intake_photo_once', ['request_id', 'file'])
    .execute();

  await db.schema
    .createTable('parcel')
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'))
    .addColumn('direction', 'text', (c) => c.notNull().check(sql`direction in ('in', 'out')`))
    .addColumn('is_by_hand', 'smallint', (c) => c.notNull().defaultTo(0))
    .addColumn('carrier', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('number', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('number_key', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('parcel_once', ['request_id', 'direction'])
    .execute();
  await db.schema.createIndex('parcel_by_number').on('parcel').column('number_key').execute();
};

const makeMessages = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await numberedTable(db, 'sms_message', isPostgres)
    .addColumn('sold_product_id', 'integer', (c) => c.notNull().references('sold_product.id'))
    .addColumn('request_id', 'integer', (c) => c.references('repair_request.id'))
    .addColumn('log_id', 'integer')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('once_key', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('queued', 'sent', 'delivered', 'undelivered', 'unknown', 'cancelled')`),
    )
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('queued_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('told_at', 'bigint')
    .addColumn('provider', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('provider_id', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('next_look_at', 'bigint')
    .addColumn('looks', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('staff_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('sms_message').columns(columns).execute();
  await index('sms_message_by_request', ['request_id', 'id']);
  await index('sms_message_by_device', ['sold_product_id', 'id']);
  await index('sms_message_by_look', ['state', 'next_look_at']);
};

const makeSettings = async (db: AnyDb): Promise<void> => {
  await db.schema
    .createTable('desk_setting')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('rev', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('holiday')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .execute();
};
