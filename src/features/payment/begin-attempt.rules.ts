import type { OpenAttempt } from './attempt.repository.ts';

export type Beginning =
  /** Its address is still good: the payer is sent there again. */
  | { kind: 'reuse'; authority: string }
  /** Another tab is asking the gateway at this moment. */
  | { kind: 'wait' }
  /** Money may have been taken already; nobody should pay a second time. */
  | { kind: 'refuse'; why: 'pending' | 'review' }
  | { kind: 'new'; cutOff: readonly number[] };

/**
 * Whether a payer who wants to pay an invoice begins something new. `attempts` are the open ones of its request, newest
 * first; one of another invoice may still bring money, whatever it looks like.
 */
export const decideBeginning = (
  attempts: readonly OpenAttempt[],
  invoice: { id: number; payableRial: number },
): Beginning => {
  if (attempts.some(({ state }) => state === 'needs_review')) return { kind: 'refuse', why: 'review' };
  if (attempts.some(({ looksPaid, invoiceId }) => looksPaid || invoiceId !== invoice.id))
    return { kind: 'refuse', why: 'pending' };
  const beginning = attempts.filter(({ state }) => state === 'created');
  if (beginning.some(({ isRecent }) => isRecent)) return { kind: 'wait' };
  const live = attempts.find(
    (attempt) =>
      attempt.state === 'started' && attempt.isRecent && attempt.amountRial === invoice.payableRial,
  );
  if (live?.authority) return { kind: 'reuse', authority: live.authority };
  return { kind: 'new', cutOff: beginning.map(({ id }) => id) };
};
