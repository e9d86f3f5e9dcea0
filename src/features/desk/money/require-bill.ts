import { type DeskReason, deskRefusal } from '#contract/office/desk-reasons.ts';
import { isPayable } from '#contract/payment-bounds.ts';
import { addUpBill, type Bill, type BillInput, billBounds } from '#contract/repair/bill.ts';

/** Adds an estimate or an invoice up, or refuses with the faulty field. */
export const requireBill = (input: BillInput): Bill => {
  if (input.lines.length === 0 || input.lines.length > billBounds.lines) refuse('no-lines', 'lines');
  input.lines.forEach(({ title, quantity, unitRial }, at) => {
    const length = title.trim().length;
    if (length < billBounds.title.min || length > billBounds.title.max) {
      refuse('bad-title', `lines.${at}.title`);
    }
    if (!isWithin(quantity, billBounds.quantity)) refuse('bad-quantity', `lines.${at}.quantity`);
    if (!isWithin(unitRial, billBounds.unitRial)) refuse('bad-price', `lines.${at}.unitRial`);
  });
  if (!Number.isSafeInteger(input.discountRial) || input.discountRial < 0)
    refuse('bad-price', 'discountRial');
  const bill = addUpBill({
    ...input,
    lines: input.lines.map((line) => ({ ...line, title: line.title.trim() })),
  });
  if (input.discountRial > bill.sumRial) refuse('discount-above-sum', 'discountRial');
  if (!Number.isSafeInteger(bill.sumRial) || !isPayable(bill.payableRial)) refuse('bad-payable', 'lines');
  return bill;
};

/** A bill as the audit trail keeps it. */
export const describeBill = ({ lines, discountRial, taxRial, payableRial }: Bill) => ({
  lines,
  discountRial,
  taxRial,
  payableRial,
});

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;

const refuse = (reason: DeskReason, field: string): never => {
  throw deskRefusal(reason, { field });
};
