/** What the gateway takes, in rials. An invoice over nothing is possible beside it. */
export const payableBounds = { least: 10_000, most: 1_000_000_000 } as const;

/** 0, or what can be paid online as well as by hand. */
export const isPayable = (amountRial: number): boolean =>
  Number.isSafeInteger(amountRial) &&
  (amountRial === 0 || (amountRial >= payableBounds.least && amountRial <= payableBounds.most));

/** The number of a payment at the gateway, as it comes back in an address. Any gateway's, so not too narrow. */
export const authorityPattern = /^[A-Za-z0-9-]{20,64}$/;
