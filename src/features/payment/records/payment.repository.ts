import type { Selectable } from 'kysely';
import { calculateBalance } from '#contract/payment-bounds.ts';
import type { VerifyPaymentData } from '#contract/repair/money-entities.ts';
import type { Db } from '#storage/dialect.ts';
import type { PaymentRow, PaymentRowState } from '#storage/payment-tables.ts';
import { receivedRial } from '#storage/received-rial.ts';

/** An attempt as this feature reads it. */
export type Payment = {
  id: number;
  requestId: number;
  invoiceId: number;
  traceNumber: string;
  amountRial: number;
  state: PaymentRowState;
  authority: string | null;
  reference: string | null;
  looksPaid: boolean;
  /** How often it was taken in hand, ever. */
  allTries: number;
  reason: string;
  createdAt: number;
  finishedAt: number | null;
  /** The day on which the money was given back. */
  refundedOn: string | null;
  invoiceState: VerifyPaymentData['invoiceState'];
  /** What remains of the invoice now. */
  remainingRial: number;
};

const selectPayments = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('repair_request', 'repair_request.id', 'payment.request_id')
    .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .selectAll('payment')
    .select(['repair_request.trace_number', 'invoice.payment_state', 'invoice.withdrawn_at'])
    .select(['invoice.payable_rial', receivedRial('payment.request_id').as('received')]);

export const findPayment = async (db: Db, id: number): Promise<Payment | undefined> => {
  const row = await selectPayments(db).where('payment.id', '=', id).executeTakeFirst();
  return row && rowToPayment(row);
};

export const findPaymentByAuthority = async (db: Db, authority: string): Promise<Payment | undefined> => {
  const row = await selectPayments(db).where('payment.authority', '=', authority).executeTakeFirst();
  return row && rowToPayment(row);
};

type PaymentFilter = {
  states?: readonly PaymentRowState[] | undefined;
  beforeId?: number | undefined;
  max: number;
};

/** Newest first. */
export const listPaymentRows = async (
  db: Db,
  { states, beforeId, max }: PaymentFilter,
): Promise<Payment[]> => {
  let found = selectPayments(db);
  if (states !== undefined) found = found.where('payment.state', 'in', states);
  if (beforeId !== undefined) found = found.where('payment.id', '<', beforeId);
  const rows = await found.orderBy('payment.id', 'desc').limit(max).execute();
  return rows.map(rowToPayment);
};

type JoinedRow = Selectable<PaymentRow> & {
  trace_number: string;
  payment_state: string;
  withdrawn_at: number | null;
  payable_rial: number;
  received: number;
};

const rowToPayment = (row: JoinedRow): Payment => ({
  id: row.id,
  requestId: row.request_id,
  invoiceId: row.invoice_id,
  traceNumber: row.trace_number,
  amountRial: row.amount_rial,
  state: row.state,
  authority: row.authority,
  reference: row.ref_id,
  looksPaid: row.looks_paid === 1,
  allTries: row.attempts,
  reason: row.reason,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
  refundedOn: row.refunded_on,
  invoiceState: row.withdrawn_at !== null ? 'withdrawn' : row.payment_state === 'paid' ? 'settled' : 'due',
  remainingRial:
    row.withdrawn_at === null ? calculateBalance(row.payable_rial, row.received).remainingRial : 0,
});
