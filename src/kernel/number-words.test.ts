import { expect, it } from 'vitest';
import { writeNumberInWords } from './number-words.ts';

// accepts 583
it.each([
  [0, 'صفر'],
  [7, 'هفت'],
  [10, 'ده'],
  [19, 'نوزده'],
  [21, 'بیست و یک'],
  [100, 'صد'],
  [101, 'صد و یک'],
  [999, 'نهصد و نود و نه'],
  [1_000, 'هزار'],
  [1_001, 'هزار و یک'],
  [21_000, 'بیست و یک هزار'],
  [101_000, 'صد و یک هزار'],
  [1_000_000, 'یک میلیون'],
  [13_750_000, 'سیزده میلیون و هفتصد و پنجاه هزار'],
  [137_500_000, 'صد و سی و هفت میلیون و پانصد هزار'],
  [1_000_000_000, 'یک میلیارد'],
  [1_000_000_000_000, 'یک هزار میلیارد'],
  [-12, 'منفی دوازده'],
])('writes %d as «%s»', (value, words) => {
  expect(writeNumberInWords(value)).toBe(words);
});

it('has no words for what is not whole', () => {
  for (const value of [1.5, Number.NaN, 2 ** 53]) expect(() => writeNumberInWords(value)).toThrow(RangeError);
});
