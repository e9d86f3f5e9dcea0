import { describe, expect, it } from 'vitest';
import { calculateExcess, findBillFaults, readBill, showBill } from './bill-form.rules.ts';
import { type BillValues, emptyBill, findSource } from './bill-values.ts';

const line = (more: object = {}) => ({
  code: '',
  title: 'برد تغذیه',
  quantity: 1,
  unitRial: 1_000_000,
  ...more,
});
const values = (more: Partial<BillValues> = {}): BillValues => ({ ...emptyBill, lines: [line()], ...more });
const faultsOf = (more: Partial<BillValues>, facts: object = {}) =>
  findBillFaults(values(more), { kind: 'invoice', taxTenths: 0, acceptedRial: undefined, ...facts });

describe('the editor of estimate and invoice', () => {
  it('finds nothing wrong with a proper bill', () => {
    expect(faultsOf({})).toEqual({});
  });

  // accepts 576
  it.each([null, Number.NaN, 0, -1, 1.5, 1_000])('refuses the quantity %s beside its field', (quantity) => {
    expect(faultsOf({ lines: [line({ quantity })] })).toEqual({
      'lines.0.quantity': 'تعداد را از ۱ تا ۹۹۹ بنویسید.',
    });
  });

  // accepts 576, 820
  it.each([null, Number.NaN, -1, 100_000_000_000])('refuses the price %s beside its field', (unitRial) => {
    expect(faultsOf({ lines: [line(), line({ unitRial })] })).toEqual({
      'lines.1.unitRial': 'قیمت را به ریال و تا ۹۹٬۹۹۹٬۹۹۹٬۹۹۹ بنویسید.',
    });
  });

  // accepts 577
  it('takes a discount in rials or percent, and none above the sum', () => {
    expect(readBill(values({ discountRial: 250_000 }), 0)).toMatchObject({ payableRial: 750_000 });
    const percent = { discountKind: 'percent' as const, discountPercent: '۱۲٫۵' };
    expect(readBill(values(percent), 0)).toMatchObject({ discountRial: 125_000, payableRial: 875_000 });
    expect(faultsOf({ discountRial: 1_000_001 })).toEqual({ discountRial: 'تخفیف از جمع فاکتور بیشتر است.' });
    expect(faultsOf({ ...percent, discountPercent: '101' })).toHaveProperty('discountPercent');
    expect(faultsOf({ ...percent, discountPercent: '۲٫۵۵' })).toHaveProperty('discountPercent');
    const tooMuch = readBill(values({ discountRial: 1_000_001 }), 0);
    expect(showBill(tooMuch)).toMatchObject({ discountRial: 1_000_000, payableRial: 0 });
  });

  // accepts 577
  it('lets no discount that is no number pass for none', () => {
    expect(faultsOf({ discountRial: Number.NaN })).toEqual({
      discountRial: 'تخفیف را با رقم و به ریال بنویسید.',
    });
    expect(readBill(values({ discountRial: Number.NaN }), 90)).toMatchObject({ payableRial: 1_090_000 });
  });

  it('counts a line that is not yet in numbers as nothing', () => {
    const lines = [line(), line({ quantity: Number.NaN }), line({ unitRial: Number.NaN })];
    expect(readBill(values({ lines }), 0)).toMatchObject({ sumRial: 1_000_000 });
  });

  // accepts 578, 579
  it('counts the tax on what is left after the discount, rounded down', () => {
    const bill = readBill(values({ lines: [line({ unitRial: 10_005 })], discountRial: 0 }), 100);
    expect(bill).toMatchObject({ sumRial: 10_005, taxRial: 1_000, payableRial: 11_005 });
  });

  // accepts 580
  it('wants nothing, or something the bank takes', () => {
    expect(faultsOf({ lines: [line({ unitRial: 9_999 })] })).toEqual({
      lines: 'مبلغ قابل پرداخت باید صفر یا از ۱۰٬۰۰۰ تا ۹۹٬۹۹۹٬۹۹۹٬۹۹۹ ریال باشد.',
    });
    expect(faultsOf({ lines: [] })).toEqual({ lines: 'دست‌کم یک ردیف بنویسید.' });
  });

  // accepts 581
  it('keeps the prices of a free repair and takes the whole sum off', () => {
    expect(readBill(values({ isFree: true }), 100)).toMatchObject({
      sumRial: 1_000_000,
      discountRial: 1_000_000,
      taxRial: 0,
      payableRial: 0,
    });
    expect(faultsOf({ isFree: true })).toHaveProperty('reason');
    expect(faultsOf({ isFree: true, reason: 'در گارانتی' })).toEqual({});
  });

  // accepts 572
  it('asks why it is above the accepted estimate', () => {
    expect(calculateExcess(1_000_000, 900_000)).toBe(100_000);
    expect(faultsOf({}, { acceptedRial: 900_000 })).toHaveProperty('reason');
    expect(faultsOf({ reason: 'قطعهٔ دوم' }, { acceptedRial: 900_000 })).toEqual({});
    expect(faultsOf({}, { acceptedRial: 1_000_000 })).toEqual({});
  });

  it('begins with what was accepted, or with what was withdrawn', () => {
    const bill = { lines: [], discountRial: 5 };
    const estimate = { ...bill, version: 1 };
    const file = (estimateState: 'none' | 'accepted', withdrawnAt: string | null) =>
      ({
        estimates: estimateState === 'accepted' ? [estimate] : [],
        invoices: [{ ...bill, withdrawnAt, isFree: false }],
        estimateState,
      }) as never;
    expect(findSource('invoice', file('accepted', null))?.from).toBe('estimate');
    expect(findSource('estimate', file('accepted', null))?.from).toBe('last-estimate');
    expect(findSource('invoice', file('none', '2026-01-01T00:00:00Z'))?.from).toBe('withdrawn');
    expect(findSource('invoice', file('none', null))).toBeUndefined();
  });
});
