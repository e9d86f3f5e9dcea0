import { describe, expect, it } from 'vitest';
import { toJalaliMonth } from '#kernel/jalali-month.ts';
import { daysOfYear } from './days-of-year.rules.ts';
import { readHolidayCsv } from './read-holiday-csv.rules.ts';

describe('holidays from CSV', () => {
  // accepts 612
  it('are read with Persian digits, a head line, semicolons and a byte order mark', () => {
    expect(readHolidayCsv('\ufeffتاریخ;نام\r\n۱۴۰۶/۰۱/۰۱;نوروز\r\n1406/1/2;"نوروز، روز دوم"\r\n')).toEqual({
      holidays: [
        { day: '2027-03-21', name: 'نوروز' },
        { day: '2027-03-22', name: 'نوروز، روز دوم' },
      ],
      faults: [],
    });
  });

  it('say which line has no such day or no name', () => {
    expect(readHolidayCsv('1406/12/31,آخر سال\n1406/01/05,\n1406/01/06,تعطیل').faults).toEqual([
      { line: 1, fault: 'date' },
      { line: 2, fault: 'name' },
    ]);
  });
});

describe('a Jalali year', () => {
  it('begins and ends on its own days, leap or not', () => {
    expect(toJalaliMonth('2026-03-20').year).toBe(1404);
    expect(toJalaliMonth('2026-03-21').year).toBe(1405);
    expect(daysOfYear(1403)).toEqual({ from: '2024-03-20', to: '2025-03-20' });
    expect(daysOfYear(1404)).toEqual({ from: '2025-03-21', to: '2026-03-20' });
  });
});
