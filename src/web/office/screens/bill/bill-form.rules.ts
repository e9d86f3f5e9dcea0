import { isPayable } from '#contract/payment-bounds.ts';
import { addUpBill, type Bill, billBounds, discountFromPercent } from '#contract/repair/bill.ts';
import { billTexts } from '#web/texts/office/bill.ts';
import { parsePercentTenths } from '../../ui/fields/typed-number.rules.ts';
import type { BillKind, BillValues } from './bill-values.ts';

const { faults } = billTexts;

const isWithin = (value: number | null, { min, max }: { min: number; max: number }): boolean =>
  value !== null && Number.isSafeInteger(value) && value >= min && value <= max;

/** The sums while it is typed, by the same rules as the server's; what is not yet a number counts as nothing. */
export const readBill = (values: BillValues, taxTenths: number): Bill => {
  const lines = values.lines.map(({ code, title, quantity, unitRial }) => ({
    ...(code && { code }),
    title: title.trim(),
    quantity: quantity || 0,
    unitRial: unitRial || 0,
  }));
  const sum = lines.reduce((total, { quantity, unitRial }) => total + quantity * unitRial, 0);
  return addUpBill({ lines, discountRial: readDiscount(values, sum), taxTenths });
};

/** The bill as it is shown: a discount that is too large counts as the whole sum; its field shows the fault. */
export const showBill = (bill: Bill): Bill =>
  isTooMuch(bill) ? addUpBill({ ...bill, discountRial: Math.max(0, bill.sumRial) }) : bill;

const isTooMuch = ({ discountRial, sumRial }: Bill): boolean => discountRial > Math.max(0, sumRial);

const readDiscount = (values: BillValues, sumRial: number): number => {
  if (values.isFree) return sumRial;
  if (values.discountKind === 'rial') return values.discountRial || 0;
  return discountFromPercent(Math.max(0, sumRial), parsePercentTenths(values.discountPercent, 1_000) ?? 0);
};

/** How far an invoice is above the estimate that was accepted; 0 when it is not. */
export const calculateExcess = (payableRial: number, acceptedRial: number | undefined): number =>
  acceptedRial === undefined ? 0 : Math.max(0, payableRial - acceptedRial);

export type BillFacts = { kind: BillKind; taxTenths: number; acceptedRial: number | undefined };

/** What is wrong, by field, in the sentences the server would refuse it with. */
export const findBillFaults = (values: BillValues, facts: BillFacts): Record<string, string> => {
  const found: Record<string, string> = {};
  values.lines.forEach(({ title, quantity, unitRial }, at) => {
    if (!isWithin(title.trim().length, billBounds.title)) found[`lines.${at}.title`] = faults.title;
    if (!isWithin(quantity, billBounds.quantity)) found[`lines.${at}.quantity`] = faults.quantity;
    if (!isWithin(unitRial, billBounds.unitRial)) found[`lines.${at}.unitRial`] = faults.price;
  });
  if (values.note.trim().length > 500) found.note = billTexts.longNote;
  if (values.lines.length === 0) return { ...found, lines: faults.lines };
  Object.assign(found, findDiscountFaults(values, facts), findReasonFaults(values, facts));
  // The sum is only worth a word when everything it is made of is right.
  const { payableRial } = readBill(values, facts.taxTenths);
  return Object.keys(found).length > 0 || isPayable(payableRial) ? found : { lines: faults.payable };
};

const findDiscountFaults = (values: BillValues, { taxTenths }: BillFacts): Record<string, string> => {
  if (values.isFree) return {};
  if (values.discountKind === 'percent') {
    const isPercent = parsePercentTenths(values.discountPercent, 1_000) !== undefined;
    return isPercent ? {} : { discountPercent: faults.percent };
  }
  if (Number.isNaN(values.discountRial)) return { discountRial: faults.discountRial };
  const bill = readBill(values, taxTenths);
  if (bill.discountRial < 0) return { discountRial: faults.discountRial };
  return isTooMuch(bill) ? { discountRial: faults.discount } : {};
};

const findReasonFaults = (values: BillValues, facts: BillFacts): Record<string, string> => {
  if (facts.kind === 'estimate') return {};
  const { payableRial } = readBill(values, facts.taxTenths);
  const isNeeded = values.isFree || calculateExcess(payableRial, facts.acceptedRial) > 0;
  const length = values.reason.trim().length;
  return isNeeded && (length < 2 || length > 500) ? { reason: faults.reason } : {};
};
