import type { PaymentReason } from '#contract/office/payment-words.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { periods } from '../records/payment.rules.ts';

export const insertAttempt = async (
  trx: Db,
  attempt: { requestId: number; invoiceId: number; amountRial: number },
): Promise<number> => {
  const now = databaseNow(trx);
  const row = await trx
    .insertInto('payment')
    .values({
      request_id: attempt.requestId,
      invoice_id: attempt.invoiceId,
      amount_rial: attempt.amountRial,
      currency: 'IRR',
      state: 'created',
      looks_paid: 0,
      attempts: 0,
      tries: 0,
      next_try_at: databaseNow(trx, periods.beginning),
      lease_until: 0,
      lease_token: '',
      reason: '',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Keeps the gateway's name for the attempt. False when the attempt was given up in the meantime. */
export const markStarted = async (
  db: Db,
  { id, authority }: { id: number; authority: string },
): Promise<boolean> => {
  const now = databaseNow(db);
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({
      state: 'started',
      authority,
      started_at: now,
      next_try_at: databaseNow(db, periods.lostReturn),
    })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Ends an attempt whose payer was never sent to the bank. */
export const finishAttemptStart = async (
  db: Db,
  { id, state, reason }: { id: number; state: 'failed' | 'expired'; reason: PaymentReason },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ state, reason, finished_at: databaseNow(db) })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
