import type { Db } from '#storage/dialect.ts';

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

/** Since when an attempt to pay online is open: begun and not ended. */
export const findOpenAttempt = async (
  db: Db,
  invoiceId: number,
): Promise<{ since: string; state: string } | undefined> => {
  const row = await db
    .selectFrom('payment')
    .select(['created_at', 'state'])
    .where('invoice_id', '=', invoiceId)
    .where((at) =>
      at.or([
        at('state', 'in', ['returned', 'verifying', 'needs_review']),
        at.and([at('state', '=', 'started'), at('looks_paid', '=', 1)]),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst();
  return row && { since: new Date(Number(row.created_at)).toISOString(), state: row.state };
};

/** Attempts to pay online, oldest first. */
export const listOnlinePayments = (db: Db, requestId: number) =>
  db.selectFrom('payment').selectAll().where('request_id', '=', requestId).orderBy('id').execute();
