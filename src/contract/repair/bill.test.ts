import { describe, expect, it } from 'vitest';
import { addUpBill, discountFromPercent } from './bill.ts';

const line = (quantity: number, unitRial: number) => ({ title: 'قطعه', quantity, unitRial });

describe('a bill', () => {
  // accepts 578, 579
  it('taxes what is left after the discount and rounds half up, once', () => {
    expect(addUpBill({ lines: [line(2, 50)], discountRial: 10, taxTenths: 100 })).toMatchObject({
      sumRial: 100,
      taxRial: 9,
      payableRial: 99,
    });
    // 9 percent of 50 is 4.5.
    expect(addUpBill({ lines: [line(1, 50)], discountRial: 0, taxTenths: 90 }).taxRial).toBe(5);
    expect(addUpBill({ lines: [line(1, 49)], discountRial: 0, taxTenths: 90 }).taxRial).toBe(4);
    // Three lines whose own taxes would each be rounded down.
    const three = { lines: [line(1, 4), line(1, 4), line(1, 4)], discountRial: 0, taxTenths: 100 };
    expect(addUpBill(three).taxRial).toBe(1);
  });

  it('is exact where floating point is not', () => {
    const large = { lines: [line(999, 1_000_000_000)], discountRial: 1, taxTenths: 250 };
    expect(addUpBill(large)).toMatchObject({ sumRial: 999_000_000_000, taxRial: 249_750_000_000 });
  });

  // accepts 581
  it('comes to nothing, tax included, when the discount is the whole sum', () => {
    expect(addUpBill({ lines: [line(3, 7)], discountRial: 21, taxTenths: 90 })).toMatchObject({
      taxRial: 0,
      payableRial: 0,
    });
  });

  // accepts 577
  it('turns a discount in percent into rials', () => {
    expect(discountFromPercent(1_000_005, 125)).toBe(125_001);
    expect(discountFromPercent(333, 1_000)).toBe(333);
  });
});
