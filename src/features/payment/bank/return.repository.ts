import { sql } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { type PaymentRowState, unsettledStates } from '#storage/payment-tables.ts';
import type { ListedStep } from './listed-payment.rules.ts';

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
      // A later "not paid" does not take back an earlier OK; only the gateway does.
      ...(isOk ? { looks_paid: 1 } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', unsettledStates)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** The gateway lists this payment as paid: it is due now. `reopen` also takes back how it ended here. */
export const markListed = async (
  trx: Db,
  { id, state }: { id: number; state: PaymentRowState },
  step: ListedStep,
): Promise<void> => {
  const now = databaseNow(trx);
  await trx
    .updateTable('payment')
    .set({
      looks_paid: 1,
      next_try_at: now,
      tries: 0,
      ...(step === 'reopen' ? { state: 'returned', returned_at: now, finished_at: null, reason: '' } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
};
