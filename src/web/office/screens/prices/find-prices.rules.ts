import { searchText } from '#kernel/search-key.ts';
import type { Price } from '../../app/queries/desk-setting-queries.ts';

/** Lines whose code or title holds every word, whatever the spelling. */
export const findPrices = (prices: readonly Price[], words: readonly string[]): readonly Price[] =>
  words.length === 0
    ? prices
    : prices.filter(({ code, title }) => {
        const text = searchText(`${code} ${title}`);
        return words.every((word) => text.includes(word));
      });
