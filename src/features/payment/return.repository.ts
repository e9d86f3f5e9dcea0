import { sql } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { PaymentRowState } from '#storage/payment-tables.ts';
import { unsettledStates } from './payment.rules.ts';

/** The payer is back: the payment is due now, and waits between tries begin anew. False for an ended one. */
export const markReturned = async (
  trx: Db,
  { id, isOk }: { id: number; isOk: boolean },
): Promise<boolean> => {
  const now = databaseNow(trx);
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({
      state: sql<PaymentRowState>`case when state = 'started' then 'returned' else state end`,
      returned_at: sql<number>`coalesce(returned_at, ${now})`,
      next_try_at: now,
      tries: 0,
      // A later "not paid" does not take back what an earlier return said; only the gateway does.
      ...(isOk ? { looks_paid: 1 } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', unsettledStates)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * The gateway lists this payment as paid and unverified: it is due now, also when it had ended here without money
 * or waited for a person because of our settings. Gives the state it was in.
 */
export const markListed = async (trx: Db, authority: string): Promise<PaymentRowState | undefined> => {
  const found = await trx
    .selectFrom('payment')
    .select(['id', 'state', 'looks_paid', 'reason'])
    .where('authority', '=', authority)
    .executeTakeFirst();
  const isWaiting = found && unsettledStates.some((state) => state === found.state);
  const isReopened =
    found?.state === 'failed' ||
    found?.state === 'expired' ||
    (found?.state === 'needs_review' && found.reason.startsWith('configuration'));
  if (!found || (!isWaiting && !isReopened) || (isWaiting && found.looks_paid === 1)) return undefined;
  const now = databaseNow(trx);
  await trx
    .updateTable('payment')
    .set({
      looks_paid: 1,
      next_try_at: now,
      tries: 0,
      ...(isReopened ? { state: 'returned', returned_at: now, finished_at: null, reason: '' } : {}),
    })
    .where('id', '=', found.id)
    .where('state', '=', found.state)
    .execute();
  return found.state;
};
