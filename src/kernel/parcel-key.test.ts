import { expect, it } from 'vitest';
import { isParcelNumber } from './parcel-key.ts';

it('takes Latin letters and digits for the number of a parcel, and no words', () => {
  for (const number of ['21004051', '۲۱۰۰ ۴۰۵۱', 'ab-1234-x', 'A'.repeat(40)])
    expect(isParcelNumber(number), number).toBe(true);
  for (const number of ['', '123', 'بدون شماره', 'A'.repeat(41), '12/34', '1234؟'])
    expect(isParcelNumber(number), number).toBe(false);
});
