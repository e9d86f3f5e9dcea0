import type { PaymentRowState } from '#storage/payment-tables.ts';

export type AskableAttempt = { state: PaymentRowState; looksPaid: boolean; hasReturned: boolean };

/** How an unpaid invoice stands, by the attempts at it that have not ended or wait for a person. */
export const decidePaymentState = (attempts: readonly AskableAttempt[]): 'due' | 'pending' | 'review' => {
  if (attempts.some(({ state }) => state === 'needs_review')) return 'review';
  if (attempts.some(({ looksPaid, hasReturned }) => looksPaid || hasReturned)) return 'pending';
  return 'due';
};
