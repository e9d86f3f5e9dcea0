import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDocuments, compareWords } from './difference.rules.ts';

describe('the difference of two texts', () => {
  // accepts 483
  it('marks the words that were added and removed', () => {
    expect(compareWords('دستگاه خوب است', 'دستگاه بسیار خوب بود')).toEqual([
      { mark: 'same', text: 'دستگاه ' },
      { mark: 'added', text: 'بسیار ' },
      { mark: 'same', text: 'خوب ' },
      { mark: 'removed', text: 'است' },
      { mark: 'added', text: 'بود' },
    ]);
  });

  it('gives back both texts, whatever they are', () => {
    const text = fc.string({ unit: fc.constantFrom('الف', 'ب', ' ', '\n', 'x') });
    fc.assert(
      fc.property(text, text, (from, to) => {
        const marks = compareWords(from, to);
        const without = (mark: string) =>
          marks
            .filter((one) => one.mark !== mark)
            .map((one) => one.text)
            .join('');
        expect(without('added')).toBe(from);
        expect(without('removed')).toBe(to);
      }),
    );
  });

  it('goes field by field, reads rich text as words and leaves equal fields out', () => {
    const older = { question: 'چرا؟', answer: '<p>چون <b>یک</b></p>' };
    expect(compareDocuments(older, { ...older, answer: '<p>چون دو</p>' })).toEqual([
      {
        field: 'answer',
        words: [
          { mark: 'same', text: 'چون ' },
          { mark: 'removed', text: 'یک' },
          { mark: 'added', text: 'دو' },
        ],
      },
    ]);
  });
});
