import type { Db } from '#storage/dialect.ts';
import type { InvoiceRow } from '#storage/repair-tables.ts';

/** A request with the invoice that stands for it, as far as paying needs to know them. */
export type Payable = {
  requestId: number;
  soldProductId: number;
  traceNumber: string;
  statusId: number;
  mobile: string | null;
  invoice: { id: number; number: string; payableRial: number; isPaid: boolean } | undefined;
};

export const findPayable = async (db: Db, traceNumber: string): Promise<Payable | undefined> => {
  const row = await db
    .selectFrom('repair_request as request')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.request_id', '=', 'request.id').on('invoice.withdrawn_at', 'is', null),
    )
    .select(['request.id', 'request.sold_product_id', 'request.trace_number', 'request.status_id'])
    .select(['device.mobile', 'invoice.id as invoice_id', 'invoice.number'])
    .select(['invoice.payable_rial', 'invoice.payment_state'])
    .where('request.trace_number', '=', traceNumber)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    requestId: row.id,
    soldProductId: row.sold_product_id,
    traceNumber: row.trace_number,
    statusId: row.status_id,
    mobile: row.mobile,
    invoice:
      row.invoice_id === null
        ? undefined
        : {
            id: row.invoice_id,
            number: row.number ?? '',
            payableRial: Number(row.payable_rial),
            isPaid: row.payment_state === 'paid',
          },
  };
};

export type LockedStanding = {
  statusId: number;
  isWithdrawn: boolean;
  payableRial: number;
  paymentState: InvoiceRow['payment_state'];
};

/**
 * Reads request and invoice and keeps everyone else from changing them until the transaction ends. Writing a
 * row's own value back locks it on both engines; the order, request first, is the desk's order too.
 */
export const lockStanding = async (
  trx: Db,
  { requestId, invoiceId }: { requestId: number; invoiceId: number },
): Promise<LockedStanding> => {
  const request = await trx
    .updateTable('repair_request')
    .set((at) => ({ status_id: at.ref('status_id') }))
    .where('id', '=', requestId)
    .returning('status_id')
    .executeTakeFirstOrThrow();
  const invoice = await trx
    .updateTable('invoice')
    .set((at) => ({ payment_state: at.ref('payment_state') }))
    .where('id', '=', invoiceId)
    .returning(['withdrawn_at', 'payable_rial', 'payment_state'])
    .executeTakeFirstOrThrow();
  return {
    statusId: request.status_id,
    isWithdrawn: invoice.withdrawn_at !== null,
    payableRial: Number(invoice.payable_rial),
    paymentState: invoice.payment_state,
  };
};

/** How the invoice reads while it is unpaid, from how its attempts stand. A paid one is left alone. */
export const refreshInvoiceState = async (trx: Db, invoiceId: number): Promise<void> => {
  const rows = await trx
    .selectFrom('payment')
    .select(['state', 'looks_paid'])
    .where('invoice_id', '=', invoiceId)
    .where('state', 'in', ['started', 'returned', 'verifying', 'needs_review'])
    .execute();
  const isInReview = rows.some(({ state }) => state === 'needs_review');
  const isPending = rows.some(({ state, looks_paid }) => state !== 'needs_review' && looks_paid === 1);
  await trx
    .updateTable('invoice')
    .set({ payment_state: isInReview ? 'review' : isPending ? 'pending' : 'due' })
    .where('id', '=', invoiceId)
    .where('payment_state', '!=', 'paid')
    .execute();
};

export const markInvoicePaid = async (
  trx: Db,
  invoiceId: number,
  money: { reference: string; cardMasked: string | null; paidAt: number },
): Promise<void> => {
  await trx
    .updateTable('invoice')
    .set({
      payment_state: 'paid',
      paid_method: 'online',
      paid_reference: money.reference,
      card_masked: money.cardMasked,
      paid_at: money.paidAt,
    })
    .where('id', '=', invoiceId)
    .execute();
};
