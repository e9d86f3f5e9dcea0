import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** An invoice is paid in several payments, each with its own receipt; what is paid too much is the request's credit. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema.dropIndex('payment_one_paid').execute();
  await db.schema.dropIndex('hand_payment_one_standing').execute();
  for (const table of ['payment', 'hand_payment']) {
    await db.schema.alterTable(table).addColumn('receipt_no', 'integer').execute();
    await db.schema.alterTable(table).addColumn('remained_rial', 'bigint').execute();
  }
  await db.schema
    .createTable('struck_payment')
    .addColumn('payment_id', 'integer', (c) => c.primaryKey().references('payment.id'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('credit_return')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('request_id', 'integer', (c) => c.notNull().references('repair_request.id'))
    .addColumn('amount_rial', 'bigint', (c) => c.notNull().check(sql`amount_rial > 0`))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('staff_id', 'integer')
    .addColumn('staff_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('credit_return_by_request').on('credit_return').column('request_id').execute();
  await db.schema.createIndex('credit_return_by_day').on('credit_return').column('day').execute();
  await carryOver(db);
};

/** Until now one payment paid a whole invoice. Every paid invoice gets the payment it stands for; each gets a receipt. */
export const carryOver = async (db: AnyDb): Promise<void> => {
  // Given back, and the invoice is to be paid again, was paid again or was withdrawn: it does not count any more.
  await sql`insert into struck_payment (payment_id, at, reason)
    select payment.id, refunded_at, '' from payment join invoice on invoice.id = payment.invoice_id
    where state = 'paid' and refunded_at is not null
      and (payment_state <> 'paid' or withdrawn_at is not null
        or exists (select 1 from payment as later where later.invoice_id = invoice.id
          and later.state = 'paid' and later.id > payment.id)
        or exists (select 1 from hand_payment where hand_payment.invoice_id = invoice.id
          and hand_payment.struck_at is null))`.execute(db);
  await sql`insert into hand_payment (request_id, invoice_id, method, reference, amount_rial, at)
    select request_id, id, case when paid_by in ('cash', 'card', 'free') then paid_by else 'transfer' end,
      paid_reference, payable_rial, coalesce(paid_at, issued_at) from invoice
    where payment_state = 'paid' and withdrawn_at is null
      and not exists (select 1 from payment where payment.invoice_id = invoice.id
        and payment.state = 'paid' and payment.id not in (select payment_id from struck_payment))
      and not exists (select 1 from hand_payment where hand_payment.invoice_id = invoice.id
        and hand_payment.struck_at is null)`.execute(db);
  await sql`update hand_payment set remained_rial = 0, receipt_no = (select count(*) from hand_payment as one
    where one.request_id = hand_payment.request_id and one.id <= hand_payment.id)`.execute(db);
  await sql`update payment set remained_rial = 0, receipt_no =
    (select count(*) from hand_payment as one where one.request_id = payment.request_id)
    + (select count(*) from payment as one
      where one.request_id = payment.request_id and one.state = 'paid' and one.id <= payment.id)
    where state = 'paid'`.execute(db);
};
