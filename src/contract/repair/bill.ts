/** A line of an estimate or an invoice. Title and price are copies: a change of the price list changes neither. */
export type BillLine = { title: string; quantity: number; unitRial: number; code?: string | undefined };

export type BillInput = {
  lines: readonly BillLine[];
  discountRial: number;
  /** Tenths of a percent: 100 is ten percent. */
  taxTenths: number;
};

/** What of discount and tax falls on one line. */
type LineShare = { discountRial: number; taxRial: number };

export type Bill = BillInput & {
  /** One a line, in their order. */
  shares: readonly LineShare[];
  sumRial: number;
  taxRial: number;
  payableRial: number;
};

/**
 * Adds up an estimate or an invoice. The tax of each line is counted on what is left of it after its share of the
 * discount, and rounded down to a whole rial; the bill's tax is the sum of these.
 *
 * @example addUpBill({ lines: [{ title: 'برد', quantity: 2, unitRial: 50 }], discountRial: 10, taxTenths: 100 })
 * // sumRial 100, taxRial 9, payableRial 99
 */
export const addUpBill = (input: BillInput): Bill => {
  const totals = input.lines.map(({ quantity, unitRial }) => quantity * unitRial);
  const discounts = spreadDiscount(totals, input.discountRial);
  const shares = totals.map((total, at) => {
    const discountRial = discounts[at] ?? 0;
    const base = BigInt(Math.max(0, total - discountRial));
    return { discountRial, taxRial: Number((base * BigInt(input.taxTenths)) / 1_000n) };
  });
  const sumRial = sumOf(totals);
  const taxRial = sumOf(shares.map((share) => share.taxRial));
  return { ...input, shares, sumRial, taxRial, payableRial: sumRial - input.discountRial + taxRial };
};

/**
 * Spreads a discount over lines by what they come to, in whole rials: each its share rounded down, the rials left
 * over to the largest remainders, and of equal ones to the earlier line.
 *
 * @example spreadDiscount([100, 100, 100], 100) // [34, 33, 33]
 */
export const spreadDiscount = (totals: readonly number[], discountRial: number): number[] => {
  const sum = sumOf(totals);
  const discount = Math.min(discountRial, sum);
  if (discount <= 0) return totals.map(() => 0);
  const shares = totals.map((total, at) => {
    const exact = BigInt(total) * BigInt(discount);
    return { at, whole: Number(exact / BigInt(sum)), rest: exact % BigInt(sum) };
  });
  const left = discount - sumOf(shares.map(({ whole }) => whole));
  // The sort keeps the order of equal ones.
  const favoured = shares
    .toSorted((a, b) => (a.rest === b.rest ? 0 : a.rest > b.rest ? -1 : 1))
    .slice(0, left);
  for (const share of favoured) share.whole += 1;
  return shares.map(({ whole }) => whole);
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * A discount in percent as rials, rounded half up.
 *
 * @example discountFromPercent(1_000_005, 125) // 125001: 12.5 percent
 */
export const discountFromPercent = (sumRial: number, percentTenths: number): number =>
  Number((BigInt(sumRial) * BigInt(percentTenths) + 500n) / 1_000n);

export const billBounds = {
  quantity: { min: 1, max: 999 },
  unitRial: { min: 0, max: 99_999_999_999 },
  title: { min: 2, max: 200 },
  lines: 100,
} as const;
