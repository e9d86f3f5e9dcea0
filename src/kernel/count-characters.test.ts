import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, normalizeText } from './count-characters.ts';

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['   \n', 0],
    [' سلام ', 4],
    ['👍🙂', 2],
    ['ا\u0653ب', 2],
    ['می\u200Cخواهم', 8],
  ])('counts %j as %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it('does not depend on how the text was composed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(countCharacters(text.normalize('NFD'))).toBe(countCharacters(text));
        expect(countCharacters(`  ${text}\n`)).toBe(countCharacters(text));
      }),
    );
  });

  it('is never more than the length of the tidy text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(countCharacters(text)).toBeLessThanOrEqual(normalizeText(text).length);
      }),
    );
  });
});

describe('normalizeText', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
    );
  });
});
