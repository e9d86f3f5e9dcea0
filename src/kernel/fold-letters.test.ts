import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters } from './fold-letters.ts';

const persianish = fc.string({
  unit: fc.constantFrom(
    'ي',
    'ى',
    'ك',
    'ک',
    'ا',
    '\u0653',
    '\u0654',
    '\u200C',
    ' ',
    '\u00A0',
    '\u202F',
    '\n',
    '،',
    'e',
    '\u0301',
  ),
});

describe('foldLetters', () => {
  it('gives Arabic yeh, alef maksura and kaf their Persian form', () => {
    expect(foldLetters('كتاب علمي موسى')).toBe('کتاب علمی موسی');
  });

  it('composes what was typed in two parts', () => {
    expect(foldLetters('ا\u0653ب')).toBe('آب');
  });

  it('turns no-break spaces into spaces', () => {
    expect(foldLetters('۱۰\u00A0عدد\u202Fدر بسته')).toBe('۱۰ عدد در بسته');
  });

  it('keeps the ZWNJ inside a word and drops it at its edges', () => {
    expect(foldLetters('می\u200Cخواهم')).toBe('می\u200Cخواهم');
    expect(foldLetters('\u200Cمی\u200C\u200Cخواهم\u200C کتاب\u200C، \u200Cها\u200C')).toBe(
      'می\u200Cخواهم کتاب، ها',
    );
  });

  it('keeps the ZWNJ before a tag that stands inside a word', () => {
    expect(foldLetters('می\u200C<b>خواهم</b>')).toBe('می\u200C<b>خواهم</b>');
  });

  it('changes nothing the second time', () => {
    for (const text of [persianish, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })]) {
      fc.assert(
        fc.property(text, (value) => {
          expect(foldLetters(foldLetters(value))).toBe(foldLetters(value));
        }),
      );
    }
  });

  it('never leaves two ZWNJs together nor one beside a space', () => {
    fc.assert(
      fc.property(persianish, (text) => {
        expect(foldLetters(text)).not.toMatch(/\u200C\u200C|^\u200C|\u200C$|\s\u200C|\u200C\s/);
      }),
    );
  });

  it('takes linear time on a long run of ZWNJs', () => {
    expect(foldLetters(`a${'\u200C'.repeat(500_000)}b`)).toBe('a\u200Cb');
  });
});
