import { isOnlinePart, largestPart, maxPayments, payableBounds } from '#contract/payment-bounds.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { readOnlineMaxRial } from '#features/company/index.ts';
import { listOpenAttempts } from '#features/desk/index.ts';
import { addressKeys, type LimitTake, limitRules, requireWithinLimitsIn } from '#features/limits/index.ts';
import { lockRequest } from '#features/requests/index.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { findPayable, type Payable } from '../records/payable.repository.ts';
import { insertEvent } from '../records/payment-event.repository.ts';
import { decideAttemptStart } from './begin-attempt.rules.ts';
import { finishAttemptStart, insertAttempt } from './start-attempt.repository.ts';

export type BegunAttempt =
  | { kind: 'reuse'; authority: string }
  | { kind: 'wait' }
  | { kind: 'new'; id: number; amountRial: number; payable: Payable };

/**
 * Writes down that someone is about to pay, before the gateway is called. The request is locked, so of two tabs
 * one begins and the other finds what it began; a refused attempt counts under no limit.
 */
export const beginAttempt = (
  deps: PaymentDeps,
  {
    requestId,
    clientAddress,
    amount,
  }: { requestId: number; clientAddress: string; amount?: number | undefined },
): Promise<BegunAttempt> => {
  const { db } = deps.storage;
  return db.transaction().execute(async (trx): Promise<BegunAttempt> => {
    await lockRequest(trx, requestId);
    const payable = await findPayable(trx, requestId);
    if (!payable) throw repairRefusal('unknown-request');
    const invoice = requireDueInvoice(payable);
    const maxRial = await readOnlineMaxRial(trx, deps.onlineMaxRial);
    const amountRial = amount ?? largestPart(invoice.remainingRial, maxRial);
    if (!isOnlinePart(amountRial, invoice.remainingRial, maxRial)) throw repairRefusal('wrong-part');
    const begin = decideAttemptStart(await listOpenAttempts(trx, requestId), invoice, amountRial);
    if (begin.kind === 'refuse') throw repairRefusal(refusals[begin.why]);
    if (begin.kind !== 'new') return begin;

    await requireWithinLimitsIn(trx, deps, attemptLimits(requestId, clientAddress));
    for (const id of begin.cutOff) {
      // False when the reconciler was quicker; it has written the event.
      if (await finishAttemptStart(trx, { id, state: 'expired', reason: 'cut off while it began' }))
        await insertEvent(trx, { paymentId: id, source: 'customer', kind: 'expired' });
    }
    const id = await insertAttempt(trx, { requestId, invoiceId: invoice.id, amountRial });
    await insertEvent(trx, {
      paymentId: id,
      source: 'customer',
      kind: 'created',
      detail: { amountRial },
    });
    return { kind: 'new', id, amountRial, payable };
  });
};

const refusals = {
  review: 'payment-in-review',
  pending: 'payment-pending',
  held: 'payment-held',
} as const;

/** Counted for each attempt that is begun. */
export const attemptLimits = (requestId: number, clientAddress: string): LimitTake[] => [
  { rule: limitRules.payPerRequest, key: String(requestId) },
  { rule: limitRules.payPerAddress, key: addressKeys(clientAddress).address },
];

/** The invoice that can be paid online now; a remainder too small for the gateway is paid at the desk. */
const requireDueInvoice = (payable: Payable): NonNullable<Payable['invoice']> => {
  if (payable.statusId < 3) throw repairRefusal('too-early');
  if (payable.invoice?.paymentState === 'paid') throw repairRefusal('already-paid');
  if (payable.statusId !== 3 || !payable.invoice) throw repairRefusal('too-late');
  const { remainingRial } = payable.invoice;
  if (remainingRial < payableBounds.min || payable.payments >= maxPayments)
    throw repairRefusal('not-payable-online');
  return payable.invoice;
};
