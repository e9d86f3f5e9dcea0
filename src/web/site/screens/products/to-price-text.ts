import { priceLines } from '#kernel/price-lines.ts';
import { formatToman } from '#kernel/rial.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import type { PriceText } from '../../ui/price-view.tsx';

/** A product's price in words, in toman. */
export const toPriceText = (product: { price: number; realPrice: number }): PriceText => {
  const lines = priceLines(product);
  if (lines.kind === 'call') return { now: commonTexts.call };
  if (lines.kind === 'single') return { now: formatToman(lines.amount) };
  return { was: formatToman(lines.was), now: formatToman(lines.now) };
};
