import { calculateBalance } from '#contract/payment-bounds.ts';
import { countPayments } from '#features/desk/index.ts';
import type { Db } from '#storage/dialect.ts';
import { receivedRial } from '#storage/received-rial.ts';
import type { InvoiceRow } from '#storage/repair-tables.ts';
import { askableStates } from './payment.rules.ts';
import type { AskableAttempt } from './payment-state.rules.ts';

/** A request with the invoice that stands for it, as far as paying needs to know them. */
export type Payable = {
  requestId: number;
  traceNumber: string;
  statusId: number;
  mobile: string | null;
  invoice: { id: number; remainingRial: number; paymentState: InvoiceRow['payment_state'] } | undefined;
  /** How many payments count for the request. */
  payments: number;
};

export const findPayable = async (db: Db, requestId: number): Promise<Payable | undefined> => {
  const row = await db
    .selectFrom('repair_request as request')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.request_id', '=', 'request.id').on('invoice.withdrawn_at', 'is', null),
    )
    .select(['request.id', 'request.trace_number', 'request.status_id', 'device.mobile'])
    .select(['invoice.id as invoice_id', 'invoice.payable_rial', 'invoice.payment_state'])
    .select(receivedRial('request.id').as('received'))
    .where('request.id', '=', requestId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { invoice_id, payable_rial, payment_state } = row;
  return {
    requestId: row.id,
    traceNumber: row.trace_number,
    statusId: row.status_id,
    mobile: row.mobile,
    invoice:
      invoice_id === null || payment_state === null
        ? undefined
        : {
            id: invoice_id,
            remainingRial: calculateBalance(Number(payable_rial), row.received).remainingRial,
            paymentState: payment_state,
          },
    payments: await countPayments(db, requestId),
  };
};

/** One invoice, whether it stands or not, as it is now. Lock the request first. */
export const readInvoice = async (
  trx: Db,
  id: number,
): Promise<{ isWithdrawn: boolean; remainingRial: number; isPaid: boolean }> => {
  const row = await trx
    .selectFrom('invoice')
    .select(['withdrawn_at', 'payable_rial', 'payment_state'])
    .select(receivedRial('invoice.request_id').as('received'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    isWithdrawn: row.withdrawn_at !== null,
    remainingRial: calculateBalance(row.payable_rial, row.received).remainingRial,
    isPaid: row.payment_state === 'paid',
  };
};

/** The attempts at an invoice about which the gateway may be asked. Lock the request first. */
export const listAskableAttempts = async (trx: Db, invoiceId: number): Promise<AskableAttempt[]> => {
  const rows = await trx
    .selectFrom('payment')
    .select(['state', 'looks_paid', 'returned_at'])
    .where('invoice_id', '=', invoiceId)
    .where('state', 'in', askableStates)
    .execute();
  return rows.map((row) => ({
    state: row.state,
    looksPaid: row.looks_paid === 1,
    hasReturned: row.returned_at !== null,
  }));
};
