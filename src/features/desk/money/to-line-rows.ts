import type { Bill } from '#contract/repair/bill.ts';

/** The lines of an estimate or invoice as they are stored, each with its share of discount and tax. */
export const toLineRows = ({ lines, shares }: Bill) =>
  lines.map(({ title, quantity, unitRial, code = '' }, position) => ({
    position,
    code,
    title,
    quantity,
    unit_rial: unitRial,
    discount_rial: shares[position]?.discountRial ?? 0,
    tax_rial: shares[position]?.taxRial ?? 0,
  }));
