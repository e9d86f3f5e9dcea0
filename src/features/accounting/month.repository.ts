import { maxExportRows } from '#features/export/index.ts';
import type { Db } from '#storage/dialect.ts';

export type Range = { from: number; to: number };

/** One more than a file may hold, so that too many are noticed. */
const max = maxExportRows + 1;

/** Every invoice that was issued between two instants, withdrawn ones too, with the buyer wherever it is known. */
export const listMonthInvoices = (db: Db, { from, to }: Range) =>
  db
    .selectFrom('invoice')
    .innerJoin('repair_request', 'repair_request.id', 'invoice.request_id')
    .innerJoin('sold_product', 'sold_product.id', 'repair_request.sold_product_id')
    .leftJoin('centre', 'centre.id', 'repair_request.of_centre')
    .select([
      'invoice.id',
      'number',
      'issued_at',
      'withdrawn_at',
      'trace_number',
      'sum_rial',
      'discount_rial',
    ])
    .select([
      'tax_tenths',
      'tax_rial',
      'payable_rial',
      'invoice.buyer',
      'repair_request.buyer as request_buyer',
    ])
    .select([
      'centre.buyer as centre_buyer',
      'repair_request.centre_name',
      'sold_product.centre_name as owner',
    ])
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .orderBy('issued_at')
    .orderBy('invoice.id')
    .limit(max)
    .execute();

export const listMonthLines = (db: Db, { from, to }: Range) =>
  db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .select(['number', 'withdrawn_at', 'position', 'code', 'title', 'quantity', 'unit_rial'])
    .select(['invoice_line.discount_rial', 'invoice_line.tax_rial'])
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .orderBy('issued_at')
    .orderBy('invoice.id')
    .orderBy('position')
    .limit(max)
    .execute();

/** Money that the gateway took between two instants. */
export const listMonthOnline = (db: Db, { from, to }: Range) =>
  selectOnline(db)
    .where('finished_at', '>=', from)
    .where('finished_at', '<', to)
    .where('ref_id', 'is not', null)
    .orderBy('finished_at')
    .orderBy('payment.id')
    .limit(max)
    .execute();

/** Money that went back between two days, both included. */
export const listMonthRefunds = (db: Db, { first, last }: { first: string; last: string }) =>
  selectOnline(db)
    .where('refunded_on', '>=', first)
    .where('refunded_on', '<=', last)
    .orderBy('refunded_on')
    .orderBy('payment.id')
    .limit(max)
    .execute();

const selectOnline = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('repair_request', 'repair_request.id', 'payment.request_id')
    .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .select(['payment.id', 'payment.state', 'payment.amount_rial', 'ref_id', 'finished_at', 'number'])
    .select(['refunded_on', 'refund_reference', 'trace_number']);

/** Money taken by hand between two instants, struck payments too; what cost nothing is no payment. */
export const listMonthByHand = (db: Db, { from, to }: Range) =>
  db
    .selectFrom('hand_payment')
    .innerJoin('repair_request', 'repair_request.id', 'hand_payment.request_id')
    .innerJoin('invoice', 'invoice.id', 'hand_payment.invoice_id')
    .select(['hand_payment.id', 'method', 'amount_rial', 'reference', 'at', 'hand_payment.staff_name'])
    .select(['struck_at', 'trace_number', 'number'])
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('amount_rial', '>', 0)
    .orderBy('at')
    .orderBy('hand_payment.id')
    .limit(max)
    .execute();

/** Credit of requests that went back between two days, both included. */
export const listMonthCreditRefunds = (db: Db, { first, last }: { first: string; last: string }) =>
  db
    .selectFrom('credit_return')
    .innerJoin('repair_request', 'repair_request.id', 'credit_return.request_id')
    .select(['credit_return.id', 'day', 'amount_rial', 'reference', 'staff_name', 'trace_number'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day')
    .orderBy('credit_return.id')
    .limit(max)
    .execute();
