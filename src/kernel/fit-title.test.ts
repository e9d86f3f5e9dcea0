import { expect, it } from 'vitest';
import { fitTitle } from './fit-title.ts';

// accepts 865
it('loses the suffix of the company first and then nothing', () => {
  const long = 'اعتبارسنجی و نگهداری سالانهٔ اتوکلاو در آزمایشگاه تشخیص پزشکی بیمارستان';
  expect(fitTitle(`${long} | آزما`, 65)).toBe(long);
  expect(fitTitle(long, 65)).toBe(long);
  expect(fitTitle('نگهداری اتوکلاو | آزما', 65)).toBe('نگهداری اتوکلاو | آزما');
});
