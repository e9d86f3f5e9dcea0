import { describe, expect, it } from 'vitest';
import { kindNumbers, searchKinds } from '#contract/content/kinds.ts';
import { findKindOf, toPlaceRange, toSearchPlace, wholeRange } from './search-entry.rules.ts';

describe('the numbers of search kinds', () => {
  // accepts 712
  it('are the ones that stored entries hold: a new kind takes the next number, no old one changes', () => {
    expect(kindNumbers).toMatchObject({
      product: 1,
      article: 2,
      blog: 3,
      video: 4,
      permit: 5,
      page: 6,
      faq: 7,
      revision: 8,
    });
    const numbers = Object.values(kindNumbers);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(...numbers)).toBeLessThan(32);
  });

  // accepts 712
  it('leave every stored entry where it is when a kind is added: a place follows from its own number', () => {
    for (const kind of searchKinds) {
      expect(toPlaceRange(kind).from).toBe(kindNumbers[kind] * 2 ** 48);
      expect(findKindOf(toSearchPlace(kind, 77, Date.UTC(2026, 10, 15)))).toBe(kind);
    }
  });

  it('keep places exact up to the last kind, hour and id', () => {
    expect(wholeRange.to).toBe(Number.MAX_SAFE_INTEGER);
    const last = toSearchPlace('product', 2 ** 28 - 1, Date.UTC(2500, 0, 1));
    expect(last).toBe(toPlaceRange('product').to);
    expect(() => toSearchPlace('product', 2 ** 28)).toThrow(RangeError);
  });

  it('put the newer of a kind before the older', () => {
    expect(toSearchPlace('blog', 1, Date.UTC(2026, 0, 2))).toBeGreaterThan(
      toSearchPlace('blog', 9, Date.UTC(2026, 0, 1)),
    );
  });
});
