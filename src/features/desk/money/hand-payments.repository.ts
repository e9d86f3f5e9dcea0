import type { Selectable } from 'kysely';
import type { Person } from '#features/audit/index.ts';
import type { HandPaymentRow } from '#storage/desk-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

export type StoredHandPayment = Selectable<HandPaymentRow>;

/** Undefined when another payment has this reference, also one that somebody else was noting at this moment. */
export const insertHandPayment = async (
  trx: Db,
  payment: {
    requestId: number;
    invoiceId: number;
    method: HandPaymentRow['method'];
    reference: string | null;
    referenceKey: string | null;
    amountRial: number;
    receiptNo: number;
    remainedRial: number;
    by: Person;
  },
): Promise<number | undefined> => {
  const row = await trx
    .insertInto('hand_payment')
    .values({
      request_id: payment.requestId,
      invoice_id: payment.invoiceId,
      method: payment.method,
      reference: payment.reference,
      reference_key: payment.referenceKey,
      amount_rial: payment.amountRial,
      receipt_no: payment.receiptNo,
      remained_rial: payment.remainedRial,
      at: databaseNow(trx),
      staff_id: payment.by.staffId,
      staff_name: payment.by.name,
      struck_at: null,
      struck_reason: '',
    })
    .onConflict((conflict) =>
      conflict.columns(['method', 'reference_key']).where('struck_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** The request that a reference pays already. */
export const findReferenceUse = async (
  db: Db,
  method: HandPaymentRow['method'],
  referenceKey: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('hand_payment')
    .innerJoin('repair_request', 'repair_request.id', 'hand_payment.request_id')
    .select('repair_request.trace_number')
    .where('method', '=', method)
    .where('reference_key', '=', referenceKey)
    .where('struck_at', 'is', null)
    .executeTakeFirst();
  return row?.trace_number;
};

/** Money that was noted and is not counted any more stays in the list. */
export const strikeHandPayment = async (trx: Db, id: number, reason: string): Promise<void> => {
  await trx
    .updateTable('hand_payment')
    .set({ struck_at: databaseNow(trx), struck_reason: reason })
    .where('id', '=', id)
    .where('struck_at', 'is', null)
    .execute();
};

export const listHandPayments = (db: Db, requestId: number): Promise<StoredHandPayment[]> =>
  db.selectFrom('hand_payment').selectAll().where('request_id', '=', requestId).orderBy('id').execute();
