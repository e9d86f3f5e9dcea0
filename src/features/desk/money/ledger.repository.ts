import { calculateBalance } from '#contract/payment-bounds.ts';
import type { Person } from '#features/audit/index.ts';
import type { CreditReturnRow } from '#storage/desk-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { receivedRial } from '#storage/received-rial.ts';
import type { PaidBy } from '#storage/repair-tables.ts';

/** A payment that counts for its request. */
export type LedgerPayment = {
  requestId: number;
  kind: 'online' | 'hand';
  id: number;
  invoiceId: number;
  method: PaidBy;
  amountRial: number;
  at: number;
  reference: string | null;
  cardMasked: string | null;
  receiptNo: number;
  remainedRial: number;
  /** Given back; counts until the step back that strikes it. */
  isRefunded: boolean;
};

/** The payments of these requests that count, oldest first. */
export const listCountedPayments = async (
  db: Db,
  requestIds: readonly number[],
): Promise<LedgerPayment[]> => {
  if (requestIds.length === 0) return [];
  const online = await db
    .selectFrom('payment')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .where('state', '=', 'paid')
    .where('id', 'not in', (eb) => eb.selectFrom('struck_payment').select('payment_id'))
    .execute();
  const byHand = await db
    .selectFrom('hand_payment')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .where('struck_at', 'is', null)
    .execute();
  const shared = (row: (typeof online | typeof byHand)[number]) => ({
    requestId: row.request_id,
    id: row.id,
    invoiceId: row.invoice_id,
    amountRial: row.amount_rial,
    receiptNo: row.receipt_no ?? 1,
    remainedRial: row.remained_rial ?? 0,
  });
  return [
    ...online.map((row) => ({
      ...shared(row),
      kind: 'online' as const,
      method: 'online' as const,
      at: Number(row.finished_at),
      reference: row.ref_id,
      cardMasked: row.card_masked,
      isRefunded: row.refunded_at !== null,
    })),
    ...byHand.map((row) => ({
      ...shared(row),
      kind: 'hand' as const,
      method: row.method,
      at: row.at,
      reference: row.reference,
      cardMasked: null,
      isRefunded: false,
    })),
  ].toSorted((a, b) => a.receiptNo - b.receiptNo || a.at - b.at);
};

/** What a request has received and keeps. Lock the request first where something is decided by it. */
export const readReceived = async (db: Db, requestId: number): Promise<number> =>
  (await listReceived(db, [requestId])).get(requestId) ?? 0;

export const listReceived = async (db: Db, requestIds: readonly number[]): Promise<Map<number, number>> => {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('repair_request')
    .select(['id', receivedRial('repair_request.id').as('received')])
    .where('id', 'in', requestIds)
    .execute();
  return new Map(rows.map(({ id, received }) => [id, received]));
};

/** What is paid and what remains of the active invoices of these requests, of those that are paid in part. */
export const listPartlyPaid = async (db: Db, requestIds: readonly number[]) => {
  if (requestIds.length === 0) return new Map<number, { paidRial: number; remainingRial: number }>();
  const rows = await db
    .selectFrom('invoice')
    .select(['request_id', 'payable_rial', receivedRial('invoice.request_id').as('received')])
    .where('request_id', 'in', requestIds)
    .where('withdrawn_at', 'is', null)
    .execute();
  const balances = rows.map(
    (row) => [row.request_id, calculateBalance(row.payable_rial, row.received)] as const,
  );
  return new Map(balances.filter(([, { paidRial }]) => paidRial > 0));
};

/** The number of the request's last receipt; 0 before the first. Struck payments keep theirs. */
export const readLastReceiptNo = async (trx: Db, requestId: number): Promise<number> => {
  const last = async (table: 'payment' | 'hand_payment') => {
    const row = await trx
      .selectFrom(table)
      .select((eb) => eb.fn.max('receipt_no').as('no'))
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    return row?.no ?? 0;
  };
  return Math.max(await last('payment'), await last('hand_payment'));
};

export const insertCreditRefund = async (
  trx: Db,
  given: { requestId: number; amountRial: number; day: string; reference: string; by: Person },
): Promise<void> => {
  await trx
    .insertInto('credit_return')
    .values({
      request_id: given.requestId,
      amount_rial: given.amountRial,
      day: given.day,
      reference: given.reference,
      at: databaseNow(trx),
      staff_id: given.by.staffId,
      staff_name: given.by.name,
    })
    .execute();
};

export const listCreditRefunds = (
  db: Db,
  requestId: number,
): Promise<Omit<CreditReturnRow, 'id' | 'request_id' | 'staff_id'>[]> =>
  db
    .selectFrom('credit_return')
    .select(['amount_rial', 'day', 'reference', 'at', 'staff_name'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
