import { minuteMs } from '#kernel/durations.ts';

/** What a bill may come to, in rials; one over nothing is possible beside it. No payment is smaller than `min`. */
export const payableBounds = { min: 10_000, max: 99_999_999_999 } as const;

/** 0, or a bill that can be paid. */
export const isPayable = (amountRial: number): boolean =>
  Number.isSafeInteger(amountRial) &&
  (amountRial === 0 || (amountRial >= payableBounds.min && amountRial <= payableBounds.max));

/** The number of a payment at the gateway, as it comes back in an address. Any gateway's, so not too narrow. */
export const authorityPattern = /^[A-Za-z0-9-]{20,64}$/;

/** The largest number of payments that one request takes. */
export const maxPayments = 50;

/**
 * So long an attempt is taken as being paid at the bank: it is used again instead of beginning another, it holds its
 * amount, and no money is taken by hand.
 */
export const attemptHoldMs = 15 * minuteMs;

/** What is paid of a bill, what remains of it, and what is left over. Without a bill all money is left over. */
export const calculateBalance = (
  payableRial: number | null,
  receivedRial: number,
): { paidRial: number; remainingRial: number; creditRial: number } => {
  const paidRial = Math.min(payableRial ?? 0, receivedRial);
  return { paidRial, remainingRial: (payableRial ?? 0) - paidRial, creditRial: receivedRial - paidRial };
};

/** A part by hand: all that remains, or so much that this and the rest can each be paid. */
export const isPart = (amountRial: number, remainingRial: number): boolean =>
  Number.isSafeInteger(amountRial) &&
  (amountRial === remainingRial ||
    (amountRial >= payableBounds.min && remainingRial - amountRial >= payableBounds.min));

/** A part online: all that remains where the gateway takes it at once; above that a part up to its ceiling. */
export const isOnlinePart = (amountRial: number, remainingRial: number, maxRial: number): boolean =>
  amountRial >= payableBounds.min &&
  amountRial <= maxRial &&
  isPart(amountRial, remainingRial) &&
  (remainingRial > maxRial || amountRial === remainingRial);

/** The most that can be paid online now. */
export const largestPart = (remainingRial: number, maxRial: number): number =>
  remainingRial <= maxRial ? remainingRial : Math.min(maxRial, remainingRial - payableBounds.min);
