import { sql } from 'kysely';
import { toIso } from '#kernel/to-iso.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { type PaymentRowState, pendingStates } from '#storage/payment-tables.ts';

/** Money that was given back and does not count for its request any more. */
export const strikeOnlinePayment = async (trx: Db, id: number, reason: string): Promise<void> => {
  await trx
    .insertInto('struck_payment')
    .values({ payment_id: id, at: databaseNow(trx), reason })
    .execute();
};

/** An attempt to pay online that has no end yet or waits for a person. */
export type OpenAttempt = {
  id: number;
  invoiceId: number;
  state: PaymentRowState;
  authority: string | null;
  amountRial: number;
  /** The payer's return or the gateway suggests that money was taken; a hint, never a proof. */
  looksPaid: boolean;
  /** Somebody came back from the bank. */
  hasReturned: boolean;
  since: string;
  ageMs: number;
};

/** The open attempts of a request, of every invoice it had, oldest first. */
export const listOpenOnlinePayments = async (db: Db, requestId: number): Promise<OpenAttempt[]> => {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'invoice_id', 'state', 'authority', 'amount_rial'])
    .select(['created_at', 'looks_paid', 'returned_at'])
    .select(sql<number>`${databaseNow(db)} - created_at`.as('age'))
    .where('request_id', '=', requestId)
    .where('state', 'in', [...pendingStates, 'needs_review'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    invoiceId: row.invoice_id,
    state: row.state,
    authority: row.authority,
    amountRial: row.amount_rial,
    looksPaid: row.looks_paid === 1,
    hasReturned: row.returned_at !== null,
    since: toIso(row.created_at),
    ageMs: row.age,
  }));
};

/** Attempts to pay online, oldest first. */
export const listOnlinePayments = (db: Db, requestId: number) =>
  db
    .selectFrom('payment')
    .leftJoin('struck_payment', 'struck_payment.payment_id', 'payment.id')
    .selectAll('payment')
    .select('struck_payment.at as struck_at')
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
