/** What a bill may come to, in rials; one over nothing is possible beside it. No payment is smaller than `least`. */
export const payableBounds = { least: 10_000, most: 99_999_999_999 } as const;

/** 0, or a bill that can be paid. */
export const isPayable = (amountRial: number): boolean =>
  Number.isSafeInteger(amountRial) &&
  (amountRial === 0 || (amountRial >= payableBounds.least && amountRial <= payableBounds.most));

/** The number of a payment at the gateway, as it comes back in an address. Any gateway's, so not too narrow. */
export const authorityPattern = /^[A-Za-z0-9-]{20,64}$/;
