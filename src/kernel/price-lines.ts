/** What a product's price area shows. Amounts are in tomans. */
export type PriceLines =
  | { kind: 'call' }
  | { kind: 'single'; amount: number }
  | { kind: 'discount'; was: number; now: number };

/**
 * Decides which price lines a product has. `price` is the discounted price, `realPrice` the original:
 * a price above zero that differs from the original is shown as a discount; otherwise the original stands
 * alone; when both are zero the visitor is asked to call.
 *
 * @example priceLines({ price: 900, realPrice: 1000 }) // { kind: 'discount', was: 1000, now: 900 }
 */
export function priceLines({ price, realPrice }: { price: number; realPrice: number }): PriceLines {
  if (price === 0 && realPrice === 0) return { kind: 'call' };
  if (price !== realPrice && price > 0) return { kind: 'discount', was: realPrice, now: price };
  return { kind: 'single', amount: realPrice };
}
