import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, normalizeForMatch, searchKey, searchText, searchWords } from './search-key.ts';

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
const letters = fc.string({
  unit: fc.constantFrom(...'ابپتجچدرکگلمنوهیآأؤئةيكۀسLs۱٢3'),
  minLength: 1,
  maxLength: 8,
});
/** A word of one to four parts that good spelling separates by ZWNJ. */
const parts = fc.array(letters, { minLength: 1, maxLength: 4 });

function isFound(query: string, text: string): boolean {
  const stored = searchText(text);
  const words = searchWords(query);
  return words.length > 0 && words.every((word) => stored.includes(word));
}

describe('searchKey', () => {
  it.each([
    ['كتاب علمي', 'کتاب علمی'],
    ['موسى', 'موسی'],
    ['آزمایشگاه أحمد إیران ٱلف', 'ازمایشگاه احمد ایران الف'],
    ['خانۀ ما و مدرسة', 'خانه ما و مدرسه'],
    ['مسؤول مسئول', 'مسوول مسیول'],
    ['مُحَمَّد نصبِ', 'محمد نصب'],
    ['دستـــگاه', 'دستگاه'],
    ['۱۲٣ LS-S100', '123 ls-s100'],
    ['ﻛﺘﺎﺏ ﯼ', 'کتاب ی'],
    ['می\u200Cخواهم', 'می خواهم'],
    ['  دو\u00A0\u202Fکلمه\n', 'دو کلمه'],
    ['\u2066LS\u2069\u200D', 'ls'],
  ])('folds %j to %j', (text, key) => {
    expect(searchKey(text)).toBe(key);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text));
        expect(normalizeForMatch(normalizeForMatch(text))).toBe(normalizeForMatch(text));
      }),
    );
  });

  it('folds a text as it folds its characters one by one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldForSearch(text)).toBe(Array.from(text, foldForSearch).join(''));
      }),
    );
  });
});

describe('normalizeForMatch', () => {
  it('makes spellings with and without ZWNJ equal', () => {
    expect(normalizeForMatch('می\u200Cخواهم')).toBe(normalizeForMatch('ميخواهم'));
  });
});

describe('searchText', () => {
  it('holds both forms only where ZWNJ makes a difference', () => {
    expect(searchText('نرم\u200Cافزار ما')).toBe('نرم افزار ما\nنرمافزار ما');
    expect(searchText('دستگاه ما')).toBe('دستگاه ما');
  });

  it.each([
    ['نرم\u200Cافزار', 'نرم\u200Cافزار'],
    ['نرم افزار', 'نرم\u200Cافزار'],
    ['نرمافزار', 'نرم\u200Cافزار'],
    ['کتاب', 'كتاب\u200Cها'],
    ['می\u200Cخواهم', 'ميخواهم'],
    ['کنترل\u200Cدور', 'کنترل دور'],
    ['s100', 'دستگاه LS-S100/2'],
    ['محمد', 'مُحَمَّد'],
  ])('lets the query %j find the text %j', (query, text) => {
    expect(isFound(query, text)).toBe(true);
  });

  it('is found by its words typed with ZWNJ, with spaces, joined, or half of each', () => {
    const separators = fc.array(fc.constantFrom('\u200C', '', ' '), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(parts, separators, fc.string(), fc.string(), (word, typed, before, after) => {
        const text = `${before} ${word.join('\u200C')} ${after}`;
        const query = word.map((part, at) => part + (at < word.length - 1 ? typed[at] : '')).join('');
        expect(isFound(query, text)).toBe(true);
      }),
    );
  });

  it('is found with ZWNJ even when it was written without', () => {
    fc.assert(
      fc.property(parts, (word) => {
        expect(isFound(word.join('\u200C'), word.join(''))).toBe(true);
      }),
    );
  });
});

describe('searchWords', () => {
  it('gives folded words, each once', () => {
    expect(searchWords('«نرم\u200Cافزار» LS-S100 % ls نرم')).toEqual(['نرم', 'افزار', 'ls', 's100']);
  });

  it('gives none for marks only', () => {
    expect(searchWords(' %_\\ "*" -- ؟')).toEqual([]);
  });

  it('gives at most eight, or as many as asked for', () => {
    const query = Array.from({ length: 30 }, (_, at) => `w${at}`).join(' ');
    expect(searchWords(query)).toHaveLength(8);
    expect(searchWords(query, 3)).toEqual(['w0', 'w1', 'w2']);
  });

  it('holds nothing but letters and digits, in bounded length, whatever is typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = searchWords(text);
        expect(words.length).toBeLessThanOrEqual(8);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
      }),
    );
    expect(searchWords('ا'.repeat(100_000))).toEqual(['ا'.repeat(40)]);
  });
});
