/** A line of an estimate or an invoice. Title and price are copies: a later change of the price list changes neither. */
export type BillLine = { title: string; quantity: number; unitRial: number; code?: string | undefined };

export type BillInput = {
  lines: readonly BillLine[];
  discountRial: number;
  /** Tenths of a percent: 100 is ten percent. */
  taxTenths: number;
};

export type Bill = BillInput & { sumRial: number; taxRial: number; payableRial: number };

/**
 * Adds up an estimate or an invoice. The tax is counted on what is left after the discount, and rounded half up to
 * a whole rial once for the whole bill.
 *
 * @example addUpBill({ lines: [{ title: 'برد', quantity: 2, unitRial: 50 }], discountRial: 10, taxTenths: 100 })
 * // sumRial 100, taxRial 9, payableRial 99
 */
export const addUpBill = (input: BillInput): Bill => {
  const sumRial = input.lines.reduce((total, line) => total + line.quantity * line.unitRial, 0);
  const base = Math.max(0, sumRial - input.discountRial);
  const taxRial = Number((BigInt(base) * BigInt(input.taxTenths) + 500n) / 1_000n);
  return { ...input, sumRial, taxRial, payableRial: sumRial - input.discountRial + taxRial };
};

/**
 * A discount in percent as rials, rounded half up.
 *
 * @example discountFromPercent(1_000_005, 125) // 125001: 12.5 percent
 */
export const discountFromPercent = (sumRial: number, percentTenths: number): number =>
  Number((BigInt(sumRial) * BigInt(percentTenths) + 500n) / 1_000n);

export const billBounds = {
  quantity: { least: 1, most: 999 },
  unitRial: { least: 0, most: 1_000_000_000 },
  title: { least: 2, most: 200 },
  lines: 100,
} as const;
