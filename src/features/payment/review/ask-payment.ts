import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { type ActionContext, type PrepareContext, staffAction } from '#features/staff-action/index.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { inquireNow } from './inquire-now.ts';
import { readAttempt } from './read-attempts.ts';

/**
 * Asks the bank about one payment now. The bank is asked before the transaction. A repeated key asks again and has
 * its own audit row: the bank may answer something else than before.
 */
export const askPayment = staffAction({
  name: 'payment.ask',
  permission: 'payments.review',
  ignoresKey: true,
  prepare: async ({ deps }: PrepareContext<PaymentDeps>, { id }: { id: number }) => {
    const before = await readAttempt(deps.storage.db, id);
    if (!before.may.ask) throw deskRefusal('not-askable');
    return { from: before.state, result: await inquireNow(deps, id) };
  },
  run: async ({ trx }: ActionContext<PaymentDeps>, { id }: { id: number }, { from, result }) => ({
    result,
    audit: {
      subject: { kind: 'payment', id },
      from,
      to: result === 'answered' ? (await readAttempt(trx, id)).state : result,
    },
  }),
});
