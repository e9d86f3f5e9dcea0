import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightWords } from './highlight-words.ts';
import { normalizeForMatch, searchWords } from './search-key.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('ا', 'ب', 'ي', 'ِ', '\u200C', ' ', 'ـ', 'ﷺ', 'آ', 'İ', '۱', '-') }),
);

function hitsOf(text: string, query: string): string[] {
  return highlightWords(text, searchWords(query))
    .filter((part) => part.isHit)
    .map((part) => part.text);
}

describe('highlightWords', () => {
  it('marks each occurrence in the original spelling', () => {
    expect(highlightWords('كتاب و کتاب\u200Cها', ['کتاب'])).toEqual([
      { text: 'كتاب', isHit: true },
      { text: ' و ', isHit: false },
      { text: 'کتاب', isHit: true },
      { text: '\u200Cها', isHit: false },
    ]);
  });

  it('keeps diacritics and tatweel with the letter they belong to', () => {
    expect(hitsOf('مُحَمَّدِ ما', 'محمد')).toEqual(['مُحَمَّدِ']);
    expect(hitsOf('دستـــگاه', 'دست')).toEqual(['دستـــ']);
  });

  it('marks a word with ZWNJ when it was typed joined', () => {
    expect(hitsOf('من می\u200Cخواهم', 'میخواهم')).toEqual(['می\u200Cخواهم']);
  });

  it('stays in place after characters that fold to more or fewer', () => {
    expect(hitsOf('ﷺ İ کیت ۱۲', 'کیت 12')).toEqual(['کیت', '۱۲']);
  });

  it('joins hits that overlap or touch', () => {
    expect(highlightWords('abcd', ['abc', 'bcd'])).toEqual([{ text: 'abcd', isHit: true }]);
  });

  it('marks only beginnings of words and of their parts when asked to', () => {
    const hits = (text: string) =>
      highlightWords(text, ['کار'], 'word-start').flatMap((part) => (part.isHit ? [part.text] : []));
    expect(hits('همکار کارگر پیمان\u200Cکار (كار)')).toEqual(['کار', 'کار', 'كار']);
  });

  it('marks nothing without words', () => {
    expect(highlightWords('متن', [])).toEqual([{ text: 'متن', isHit: false }]);
    expect(highlightWords('متن', ['', ' '])).toEqual([{ text: 'متن', isHit: false }]);
    expect(highlightWords('', ['متن'])).toEqual([]);
  });

  it('gives parts that are the original text, alternating and never empty', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 4 }), (text, words) => {
        const parts = highlightWords(text, words);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const [at, part] of parts.entries()) {
          expect(part.text).not.toBe('');
          if (at > 0) expect(part.isHit).toBe(!parts[at - 1]?.isHit);
        }
      }),
    );
  });

  it('marks something exactly when the folded text holds one of the words', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const words = searchWords(query);
        const isHit = words.some((word) => normalizeForMatch(text).includes(word));
        expect(highlightWords(text, words).some((part) => part.isHit)).toBe(isHit);
      }),
    );
  });

  it('marks only stretches whose fold holds a word', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const words = searchWords(query);
        for (const hit of highlightWords(text, words).filter((part) => part.isHit)) {
          expect(words.some((word) => normalizeForMatch(hit.text).includes(word))).toBe(true);
        }
      }),
    );
  });
});
