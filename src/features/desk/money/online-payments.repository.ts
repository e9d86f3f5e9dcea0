import { sql } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';

/** Money that was given back and does not count for its request any more. */
export const strikeOnlinePayment = async (trx: Db, id: number, reason: string): Promise<void> => {
  await trx
    .insertInto('struck_payment')
    .values({ payment_id: id, at: databaseNow(trx), reason })
    .execute();
};

export type OpenAttempt = {
  invoiceId: number;
  state: string;
  since: string;
  ageMs: number;
  /** Somebody came back from the bank, or the bank is being asked: money may have been taken. */
  isUnclear: boolean;
};

/** The attempts to pay a request online that have not ended, of every invoice it had, oldest first. */
export const listOpenAttempts = async (db: Db, requestId: number): Promise<OpenAttempt[]> => {
  const rows = await db
    .selectFrom('payment')
    .select(['invoice_id', 'state', 'created_at', 'looks_paid', 'returned_at'])
    .select(sql<number>`${databaseNow(db)} - created_at`.as('age'))
    .where('request_id', '=', requestId)
    .where('state', 'in', ['created', 'started', 'returned', 'verifying', 'needs_review'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    invoiceId: row.invoice_id,
    state: row.state,
    since: new Date(row.created_at).toISOString(),
    ageMs: row.age,
    isUnclear:
      (row.state !== 'created' && row.state !== 'started') ||
      row.looks_paid === 1 ||
      row.returned_at !== null,
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
