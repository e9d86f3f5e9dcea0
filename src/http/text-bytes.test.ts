import { describe, expect, it } from 'vitest';
import { bytesOfText } from './text-bytes.ts';

const long = (text: string): string => text.repeat(Math.ceil(4_000 / text.length));

describe('the bytes of a text', () => {
  it.each([
    ['nothing', ''],
    ['a short text', 'سلام'],
    ['a long Persian text', long('دستگاه آزمایشگاهی، BA-960 ')],
    ['a long Latin text', long('plain ')],
    ['characters of two halves', long('🧪 𝒜 ')],
    ['half a character', `${long('متن ')}\ud83e end`],
    [
      'a text put together of pieces',
      Array.from({ length: 900 }, (_, at) => `تکه ${at}`).reduce((a, b) => a + b),
    ],
  ])('are those of Buffer.from for %s', (_, text) => {
    expect(bytesOfText(text).equals(Buffer.from(text))).toBe(true);
  });
});
