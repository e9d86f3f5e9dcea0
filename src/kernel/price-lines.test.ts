import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLines } from './price-lines.ts';

describe('priceLines', () => {
  // accepts 416
  it('strikes the original price through when a different price above zero is given', () => {
    expect(priceLines({ price: 900, realPrice: 1000 })).toEqual({ kind: 'discount', was: 1000, now: 900 });
    expect(priceLines({ price: 1100, realPrice: 1000 })).toEqual({ kind: 'discount', was: 1000, now: 1100 });
  });

  // accepts 417
  it('shows only the original price when both are equal or the price is zero', () => {
    expect(priceLines({ price: 1000, realPrice: 1000 })).toEqual({ kind: 'single', amount: 1000 });
    expect(priceLines({ price: 0, realPrice: 1000 })).toEqual({ kind: 'single', amount: 1000 });
  });

  it('asks to call when both are zero', () => {
    expect(priceLines({ price: 0, realPrice: 0 })).toEqual({ kind: 'call' });
  });

  it('decides every pair of prices, and by the rule', () => {
    const amount = fc.oneof(fc.constant(0), fc.nat({ max: 5 }), fc.maxSafeNat());
    fc.assert(
      fc.property(amount, amount, (price, realPrice) => {
        const lines = priceLines({ price, realPrice });
        expect(lines.kind === 'discount').toBe(price !== realPrice && price > 0);
        expect(lines.kind === 'call').toBe(price === 0 && realPrice === 0);
        if (lines.kind === 'discount')
          expect(lines).toEqual({ kind: 'discount', was: realPrice, now: price });
        if (lines.kind === 'single') expect(lines.amount).toBe(realPrice);
      }),
    );
  });
});
