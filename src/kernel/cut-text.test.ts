import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';
import { plainText } from './plain-text.ts';

const segmenter = new Intl.Segmenter('fa', { granularity: 'grapheme' });
const countGraphemes = (text: string) => Array.from(segmenter.segment(text)).length;

const persian = fc.string({
  unit: fc.constantFrom(
    'ا',
    'ب',
    'ی',
    'گ',
    '۱',
    ' ',
    '\u200C',
    'ِ',
    'ّ',
    '،',
    'a',
    '-',
    '«',
    '…',
    '👩\u200D🔬',
    '\u200D',
    'e\u0301',
    '🇮🇷',
  ),
  maxLength: 80,
});
const anyText = fc.oneof(
  persian,
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
);
const limit = fc.integer({ min: 1, max: 40 });

describe('cutText', () => {
  // accepts 062, 063, 094
  it.each([512, 256, 350])('cuts at %i characters with an ellipsis', (size) => {
    expect(cutText('ب'.repeat(size + 1), size)).toBe(`${'ب'.repeat(size)}…`);
    expect(cutText('ب'.repeat(size), size)).toBe('ب'.repeat(size));
  });

  // accepts 148
  it('puts the spaced ellipsis of the permit cards', () => {
    expect(cutText('پ'.repeat(600), 512, ' …')).toBe(`${'پ'.repeat(512)} …`);
  });

  it('counts what is read, not tags or entities', () => {
    expect(cutText('<p class="long long long">سلام <b>دنیا</b></p>', 9)).toBe('سلام دنیا');
    expect(cutText('الف &amp; ب و پ', 5)).toBe('الف &…');
  });

  it('leaves no space or ZWNJ hanging before the ellipsis', () => {
    expect(cutText('سلام دنیا', 5)).toBe('سلام…');
    expect(cutText('می\u200Cخواهم', 2)).toBe('می…');
    expect(cutText('کتاب \u200C\u200C ها', 6)).toBe('کتاب…');
  });

  it('never cuts through an emoji, a flag or a letter with its marks', () => {
    expect(cutText('👩\u200D🔬👩\u200D🔬👩\u200D🔬', 2)).toBe('👩\u200D🔬👩\u200D🔬…');
    expect(cutText('🇮🇷🇮🇷🇮🇷', 1)).toBe('🇮🇷…');
    expect(cutText('مُحَمَّد', 3)).toBe('مُحَمَّ…');
  });

  it('gives at most the limit and the ellipsis', () => {
    fc.assert(
      fc.property(anyText, limit, (text, size) => {
        const cut = cutText(text, size);
        // A text may end in dots of its own, so only its length tells whether it was cut.
        const isWhole = countGraphemes(plainText(text)) <= size;
        expect(countGraphemes(isWhole ? cut : cut.slice(0, -1))).toBeLessThanOrEqual(size);
      }),
      { numRuns: 500 },
    );
  });

  it('adds nothing to a text that is not longer', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = plainText(text);
        expect(cutText(text, Math.max(1, countGraphemes(plain)))).toBe(plain);
      }),
    );
  });

  it('gives the beginning of the text, ending at a grapheme and not in a space or joiner', () => {
    fc.assert(
      fc.property(anyText, limit, (text, size) => {
        const plain = plainText(text);
        fc.pre(countGraphemes(plain) > size);
        const cut = cutText(text, size);
        const kept = cut.slice(0, -1);
        const whole = Array.from(segmenter.segment(plain), (part) => part.segment)
          .slice(0, size)
          .join('');
        expect(cut.endsWith('…')).toBe(true);
        expect(kept).toBe(whole.replace(/[\s\u200C\u200D]+$/, ''));
      }),
      { numRuns: 500 },
    );
  });
});
