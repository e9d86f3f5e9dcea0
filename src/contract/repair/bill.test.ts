import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUpBill, discountFromPercent, spreadDiscount } from './bill.ts';

const line = (quantity: number, unitRial: number) => ({ title: 'قطعه', quantity, unitRial });

describe('a bill', () => {
  // accepts 578, 579, 827
  it('taxes what is left of each line after its share of the discount, rounded down', () => {
    expect(addUpBill({ lines: [line(2, 50)], discountRial: 10, taxTenths: 100 })).toMatchObject({
      sumRial: 100,
      taxRial: 9,
      payableRial: 99,
    });
    // 9 percent of 50 is 4.5.
    expect(addUpBill({ lines: [line(1, 50)], discountRial: 0, taxTenths: 90 }).taxRial).toBe(4);
    // Three lines whose own taxes are each rounded down.
    const three = { lines: [line(1, 19), line(1, 19), line(1, 19)], discountRial: 0, taxTenths: 100 };
    expect(addUpBill(three).taxRial).toBe(3);
  });

  // accepts 827
  it('spreads the discount by largest remainder, equal ones by the order of the lines', () => {
    expect(spreadDiscount([100, 100, 100], 100)).toEqual([34, 33, 33]);
    expect(spreadDiscount([100, 100, 100], 101)).toEqual([34, 34, 33]);
    expect(spreadDiscount([3, 1, 4], 10)).toEqual([3, 1, 4]);
    // 3.75, 1.25 and 5: the first has the largest remainder.
    expect(spreadDiscount([30, 10, 40], 10)).toEqual([4, 1, 5]);
    expect(spreadDiscount([0, 7], 3)).toEqual([0, 3]);
    expect([spreadDiscount([0, 0], 0), spreadDiscount([], 0)]).toEqual([[0, 0], []]);
  });

  // accepts 827
  it('has lines that come to its totals, whatever it holds', () => {
    const anyLine = fc.record({
      title: fc.constant('قطعه'),
      quantity: fc.integer({ min: 1, max: 999 }),
      unitRial: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 99_999_999_999 })),
    });
    const anyBill = fc
      .tuple(
        fc.array(anyLine, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 250 }),
        fc.nat(1_000),
      )
      .map(([lines, taxTenths, part]) => {
        const sum = lines.reduce((total, { quantity, unitRial }) => total + quantity * unitRial, 0);
        const discountRial = Number((BigInt(sum) * BigInt(part)) / 1_000n);
        return { lines, taxTenths, discountRial };
      });
    fc.assert(
      fc.property(anyBill, (input) => {
        const bill = addUpBill(input);
        const add = (of: 'discountRial' | 'taxRial') =>
          bill.shares.reduce((sum, share) => sum + share[of], 0);
        expect([add('discountRial'), add('taxRial')]).toEqual([bill.discountRial, bill.taxRial]);
        expect(bill.payableRial).toBe(bill.sumRial - bill.discountRial + bill.taxRial);
        for (const [at, { discountRial, taxRial }] of bill.shares.entries()) {
          const { quantity = 0, unitRial = 0 } = bill.lines[at] ?? {};
          const left = BigInt(quantity * unitRial - discountRial);
          expect(left >= 0n && discountRial >= 0).toBe(true);
          expect(BigInt(taxRial)).toBe((left * BigInt(bill.taxTenths)) / 1_000n);
          const exact = BigInt(quantity * unitRial) * BigInt(bill.discountRial);
          // Never a whole rial away from the exact share.
          const away = BigInt(discountRial) * BigInt(bill.sumRial) - exact;
          expect(bill.sumRial === 0 || (away < BigInt(bill.sumRial) && -away < BigInt(bill.sumRial))).toBe(
            true,
          );
        }
      }),
    );
  });

  it('is exact where floating point is not', () => {
    const large = { lines: [line(999, 1_000_000_000)], discountRial: 1, taxTenths: 250 };
    expect(addUpBill(large)).toMatchObject({ sumRial: 999_000_000_000, taxRial: 249_749_999_999 });
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
