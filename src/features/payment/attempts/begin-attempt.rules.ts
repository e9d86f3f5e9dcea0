import { attemptHoldMs } from '#contract/payment-bounds.ts';
import type { OpenAttempt } from '#features/desk/index.ts';
import { periods } from '../records/payment.rules.ts';

type Beginning =
  /** Its address is still good: the payer is sent there again. */
  | { kind: 'reuse'; authority: string }
  /** Another tab is asking the gateway at this moment. */
  | { kind: 'wait' }
  /** Money may have been taken already; nobody should pay a second time. */
  | { kind: 'refuse'; why: 'pending' | 'review' | 'held' }
  | { kind: 'new'; cutOff: readonly number[] };

/**
 * Whether a payer who wants to pay an invoice begins something new. `attempts` are the open ones of its request, oldest
 * first; one of another invoice may still bring money, whatever it looks like. One that began lately holds its
 * amount, so that together they never come to more than what remains.
 */
export const decideAttemptStart = (
  attempts: readonly OpenAttempt[],
  invoice: { id: number; remainingRial: number },
  amountRial: number,
): Beginning => {
  if (attempts.some(({ state }) => state === 'needs_review')) return { kind: 'refuse', why: 'review' };
  if (attempts.some(({ looksPaid, invoiceId }) => looksPaid || invoiceId !== invoice.id))
    return { kind: 'refuse', why: 'pending' };
  const beginning = attempts.filter(({ state }) => state === 'created');
  if (beginning.some(({ ageMs }) => ageMs < periods.beginning)) return { kind: 'wait' };
  // A payer who came back without having paid may try again at once.
  const recent = attempts.filter(
    ({ state, ageMs }) => ageMs < attemptHoldMs && (state === 'started' || state === 'verifying'),
  );
  const live = recent.findLast((attempt) => attempt.state === 'started' && attempt.amountRial === amountRial);
  if (live?.authority) return { kind: 'reuse', authority: live.authority };
  const held = recent.reduce((total, attempt) => total + attempt.amountRial, 0);
  if (amountRial > invoice.remainingRial - held) return { kind: 'refuse', why: 'held' };
  return { kind: 'new', cutOff: beginning.map(({ id }) => id) };
};
