import type { Selectable } from 'kysely';
import type { Bill } from '#contract/repair/bill.ts';
import type { Person } from '#features/audit/index.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { unsettledStates } from '#storage/payment-tables.ts';
import { receivedRial } from '#storage/received-rial.ts';
import type { InvoiceLineRow, InvoiceRow } from '#storage/repair-tables.ts';
import { toLineRows } from './to-line-rows.ts';

export type StoredInvoice = Selectable<InvoiceRow> & {
  lines: Selectable<InvoiceLineRow>[];
  /** The bank, or the payer's return, suggests that money was taken, and the end is not known. */
  looksTaken: boolean;
  /** All money that its request has. */
  receivedRial: number;
  /** When money that was paid online for the request was given back last. */
  refundedOn: string | null;
};

type NewInvoice = {
  requestId: number;
  number: string;
  bill: Bill;
  reason: string;
  isFree: boolean;
  by: Person;
  /** JSON. */
  seller: string | null;
  buyer: string | null;
};

export const insertInvoice = async (trx: Db, invoice: NewInvoice): Promise<number> => {
  const { bill } = invoice;
  const { id } = await trx
    .insertInto('invoice')
    .values({
      request_id: invoice.requestId,
      number: invoice.number,
      issued_at: databaseNow(trx),
      sum_rial: bill.sumRial + bill.taxRial,
      discount_rial: bill.discountRial,
      tax_tenths: bill.taxTenths,
      tax_rial: bill.taxRial,
      payable_rial: bill.payableRial,
      reason: invoice.reason,
      is_free: invoice.isFree ? 1 : 0,
      staff_name: invoice.by.name,
      payment_state: 'due',
      paid_by: null,
      paid_reference: null,
      card_masked: null,
      paid_at: null,
      withdrawn_at: null,
      seller: invoice.seller,
      buyer: invoice.buyer,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = toLineRows(bill).map((line) => ({ invoice_id: id, ...line }));
  await trx.insertInto('invoice_line').values(lines).execute();
  return id;
};

/** The invoices that stand, with their lines. */
export const listActiveInvoices = async (db: Db, requestIds: readonly number[]): Promise<StoredInvoice[]> => {
  if (requestIds.length === 0) return [];
  const invoices = await selectInvoices(db)
    .where('request_id', 'in', requestIds)
    .where('withdrawn_at', 'is', null)
    .execute();
  return withLines(db, invoices);
};

const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoice')
    .selectAll()
    .select(receivedRial('invoice.request_id').as('received'))
    .select((eb) =>
      eb
        .selectFrom('payment')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('payment.invoice_id', '=', 'invoice.id')
        .where('payment.looks_paid', '=', 1)
        .where('payment.state', 'in', unsettledStates)
        .as('taken'),
    )
    .select((eb) =>
      eb
        .selectFrom('payment')
        .select(({ fn }) => fn.max('payment.refunded_on').as('day'))
        .whereRef('payment.request_id', '=', 'invoice.request_id')
        .as('refunded_on'),
    );

const withLines = async (
  db: Db,
  invoices: (Selectable<InvoiceRow> & {
    taken: number | null;
    refunded_on: string | null;
    received: number;
  })[],
): Promise<StoredInvoice[]> => {
  if (invoices.length === 0) return [];
  const lines = await db
    .selectFrom('invoice_line')
    .selectAll()
    .where(
      'invoice_id',
      'in',
      invoices.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return invoices.map(({ taken, refunded_on, received, ...invoice }) => ({
    ...invoice,
    receivedRial: received,
    refundedOn: refunded_on,
    looksTaken: Number(taken) > 0,
    lines: lines.filter((line) => line.invoice_id === invoice.id),
  }));
};

/** Every invoice of a request, withdrawn ones too, oldest first. */
export const listInvoices = async (db: Db, requestId: number): Promise<StoredInvoice[]> =>
  withLines(db, await selectInvoices(db).where('request_id', '=', requestId).orderBy('id').execute());

export const findActiveInvoice = async (db: Db, requestId: number): Promise<StoredInvoice | undefined> =>
  (await listActiveInvoices(db, [requestId]))[0];

export const countInvoices = async (db: Db, requestId: number): Promise<number> => {
  const row = await db
    .selectFrom('invoice')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  return row.count;
};

export const withdrawInvoice = async (trx: Db, requestId: number): Promise<void> => {
  await trx
    .updateTable('invoice')
    .set({ withdrawn_at: databaseNow(trx) })
    .where('request_id', '=', requestId)
    .where('withdrawn_at', 'is', null)
    .execute();
};

type PaymentColumns = Pick<
  Selectable<InvoiceRow>,
  'payment_state' | 'paid_by' | 'paid_reference' | 'card_masked'
>;

export const updateInvoicePayment = async (trx: Db, id: number, payment: PaymentColumns): Promise<void> => {
  const isPaid = payment.payment_state === 'paid';
  await trx
    .updateTable('invoice')
    .set({ ...payment, paid_at: isPaid ? databaseNow(trx) : null })
    .where('id', '=', id)
    .execute();
};

/** What was done in these repairs, in the price list's own names; a line that was typed has none. */
export const listWorkTitles = async (
  db: Db,
  requestIds: readonly number[],
): Promise<Map<number, string[]>> => {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('invoice_line as line', 'line.invoice_id', 'invoice.id')
    .innerJoin('price_item as price', 'price.code', 'line.code')
    .select(['invoice.request_id', 'price.title'])
    .where('invoice.request_id', 'in', requestIds)
    .where('invoice.withdrawn_at', 'is', null)
    .orderBy('line.position')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ request_id }) => request_id)].map(([id, lines]) => [
      id,
      lines.map(({ title }) => title),
    ]),
  );
};
