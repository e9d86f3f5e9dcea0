import { sql } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';

/** Whether all money that was paid online for an invoice was given back. */
export const isRefundedOnline = async (db: Db, invoiceId: number): Promise<boolean> => {
  const rows = await db
    .selectFrom('payment')
    .select('refunded_at')
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'paid')
    .execute();
  return rows.length > 0 && rows.every(({ refunded_at }) => refunded_at !== null);
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
    since: new Date(Number(row.created_at)).toISOString(),
    ageMs: Number(row.age),
    isUnclear:
      (row.state !== 'created' && row.state !== 'started') ||
      row.looks_paid === 1 ||
      row.returned_at !== null,
  }));
};

/** Attempts to pay online, oldest first. */
export const listOnlinePayments = (db: Db, requestId: number) =>
  db.selectFrom('payment').selectAll().where('request_id', '=', requestId).orderBy('id').execute();
