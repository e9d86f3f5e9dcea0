import type { VerifyPaymentData } from '#contract/repair/money-entities.ts';
import { hourMs, minuteMs, secondMs } from '#kernel/durations.ts';
import type { InquirePaymentAnswer, VerifyPaymentAnswer } from '#ports/payment-gateway.ts';
import { type PaymentRowState, pendingStates, unsettledStates } from '#storage/payment-tables.ts';

/** A person may ask the gateway about these. */
export const askableStates = [...unsettledStates, 'needs_review'] as const;

export const periods = {
  /** Longer than asking the gateway for a new attempt can take; an older beginning was cut off. */
  beginning: 15 * secondMs,
  /** One worker's time with a row: longer than its two calls together. */
  lease: 30 * secondMs,
  /** A payer who has not come back by now may have paid all the same. */
  lostReturn: 20 * minuteMs,
  /** After this the gateway is not asked any more, unless a person does so. */
  giveUpAfter: 72 * hourMs,
  /** The same note about one attempt is written once in this time. */
  sameNote: hourMs,
} as const;

const retryDelays = [5 * secondMs, 15 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs] as const;

/** How long to wait after so many tries that settled nothing, this one included. */
export const waitAfter = (tries: number): number => retryDelays[Math.max(1, tries) - 1] ?? hourMs;

/** What to do after an answer. `review` needs a person; `configuration` means that our settings are at fault. */
export type NextStep =
  | 'settle'
  | 'ask-inquiry'
  | 'verify-again'
  | 'fail'
  | 'wait'
  | 'wait-in-bank'
  | 'review'
  | 'configuration';

/** The whole table of answers to a verification. */
export const afterVerify: Record<VerifyPaymentAnswer['outcome'], NextStep> = {
  paid: 'settle',
  alreadyPaid: 'settle',
  notPaid: 'ask-inquiry',
  amountMismatch: 'review',
  foreign: 'review',
  notFound: 'review',
  invalidAuthority: 'configuration',
  configuration: 'configuration',
  retryLater: 'wait',
  unknown: 'wait',
};

/** And to an inquiry, which is asked after "not paid" and for payers who never came back. */
export const afterInquiry: Record<InquirePaymentAnswer['outcome'], NextStep> = {
  inBank: 'wait-in-bank',
  paid: 'verify-again',
  verified: 'verify-again',
  failed: 'fail',
  reversed: 'fail',
  notFound: 'fail',
  invalidAuthority: 'fail',
  foreign: 'review',
  configuration: 'configuration',
  retryLater: 'wait',
  unknown: 'wait',
};

export const isEnd = (state: PaymentRowState): boolean => pendingStates.every((pending) => pending !== state);

/** Whether its money may go back: of a duplicate always, else until the request is sent on. */
export const isRefundable = (
  state: PaymentRowState,
  { statusId, isWithdrawn }: { statusId: number | undefined; isWithdrawn: boolean },
): boolean =>
  state === 'duplicate_paid' || (state === 'paid' && (statusId === 3 || statusId === 4) && !isWithdrawn);

/** How customers and staff see an attempt. */
export const toAttemptState = (state: PaymentRowState): VerifyPaymentData['state'] => {
  switch (state) {
    case 'paid':
      return 'paid';
    case 'duplicate_paid':
      return 'duplicate';
    case 'needs_review':
      return 'review';
    case 'failed':
    case 'expired':
      return 'failed';
    default:
      return 'pending';
  }
};
