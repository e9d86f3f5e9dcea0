import { expect, it } from 'vitest';
import { formatUsualDays } from './usual-days.ts';

// accepts 866
it('names a range while it helps, and about the median otherwise', () => {
  expect(formatUsualDays({ least: 2, most: 2 })).toBe('معمولاً ۲ روز کاری');
  expect(formatUsualDays({ least: 2, most: 6 })).toBe('معمولاً ۲ تا ۶ روز کاری');
  expect(formatUsualDays({ least: 2, most: 7 })).toBe('معمولاً حدود ۲ روز کاری');
});
