import fc from 'fast-check';
import { isLeapJalaaliYear, jalaaliMonthLength } from 'jalaali-js';
import { describe, expect, it } from 'vitest';
import { foldDigits, toPersianDigits } from './fold-digits.ts';
import {
  formatJalaliDate,
  formatJalaliDateTime,
  formatJalaliNumeric,
  isoDate,
  parseJalaliDate,
  tehranDay,
} from './jalali.ts';

const day = fc
  .record({ year: fc.integer({ min: 1300, max: 1450 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain(({ year, month }) =>
    fc.integer({ min: 1, max: jalaaliMonthLength(year, month) }).map((date) => ({ year, month, date })),
  );

function write({ year, month, date }: { year: number; month: number; date: number }): string {
  return `${year}/${String(month).padStart(2, '0')}/${String(date).padStart(2, '0')}`;
}

describe('Persian dates', () => {
  it('are written in words, in digits and with the time', () => {
    expect(formatJalaliDate('2026-11-06')).toBe('۱۵ آبان ۱۴۰۵');
    expect(formatJalaliNumeric('2026-11-06')).toBe('۱۴۰۵/۰۸/۱۵');
    expect(formatJalaliDateTime('2026-10-24T06:42:00Z')).toBe('شنبه ۲ آبان ۱۴۰۵، ۱۰:۱۲');
  });

  it('follow the clock of Tehran, whatever that of the machine', () => {
    expect(formatJalaliDateTime(new Date('2026-03-20T20:29:00Z'))).toBe('جمعه ۲۹ اسفند ۱۴۰۴، ۲۳:۵۹');
    expect(formatJalaliDateTime(new Date('2026-03-20T20:30:00Z'))).toBe('شنبه ۱ فروردین ۱۴۰۵، ۰۰:۰۰');
  });

  it('know the summer time of the years that had it', () => {
    expect(formatJalaliDateTime('2022-07-01T08:00:00Z')).toBe('جمعه ۱۰ تیر ۱۴۰۱، ۱۲:۳۰');
    expect(formatJalaliDateTime('2023-07-01T08:00:00Z')).toBe('شنبه ۱۰ تیر ۱۴۰۲، ۱۱:۳۰');
  });

  it('name the seven days and the twelve months', () => {
    const week = [24, 25, 26, 27, 28, 29, 30].map(
      (date) => formatJalaliDateTime(`2026-10-${date}`).split(' ')[0],
    );
    expect(week).toEqual(['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه']);
    const names = new Intl.DateTimeFormat('fa-IR-u-ca-persian', { month: 'long', timeZone: 'Asia/Tehran' });
    for (let month = 1; month <= 12; month += 1) {
      const iso = parseJalaliDate(`1405/${month}/1`) ?? '';
      expect(formatJalaliDate(iso)).toBe(`۱ ${names.format(new Date(iso))} ۱۴۰۵`);
    }
  });

  it('read text without a zone as UTC, as it is stored', () => {
    expect(formatJalaliDateTime('2026-10-24 06:42:00')).toBe('شنبه ۲ آبان ۱۴۰۵، ۱۰:۱۲');
    expect(formatJalaliDateTime('2026-10-24T10:12+03:30')).toBe('شنبه ۲ آبان ۱۴۰۵، ۱۰:۱۲');
  });

  it.each(['', 'null', '1', '2026-13-01', '2026-02-30', '2026-10-24T25:00Z', '24/10/2026'])(
    'are empty for %j, which is no date',
    (text) => {
      expect(formatJalaliDate(text)).toBe('');
      expect(formatJalaliDateTime(text)).toBe('');
      expect(formatJalaliNumeric(text)).toBe('');
      expect(isoDate(text)).toBe('');
      expect(tehranDay(text)).toBe('');
    },
  );

  it('never throw, for any text or instant', () => {
    const anyDate = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.date({ noInvalidDate: false }),
    );
    fc.assert(
      fc.property(anyDate, (date) => {
        for (const action of [
          formatJalaliDate,
          formatJalaliDateTime,
          formatJalaliNumeric,
          isoDate,
          tehranDay,
        ]) {
          expect(action(date)).not.toMatch(/undefined|NaN/);
        }
      }),
    );
  });
});

describe('parseJalaliDate', () => {
  it.each(['1405/08/15', '۱۴۰۵/۰۸/۱۵', '١٤٠٥/٨/١٥', '1405-8-15', '1405.08.15', ' \u200E1405/08/15 '])(
    'reads %j',
    (text) => {
      expect(parseJalaliDate(text)).toBe('2026-11-06');
    },
  );

  it.each([
    '',
    '1405/13/01',
    '1405/00/10',
    '1405/07/31',
    '1404/12/30',
    '1405/08-15',
    '05/08/15',
    '9999/01/01',
    '2026/11/06',
  ])('refuses %j', (text) => {
    expect(parseJalaliDate(text)).toBeUndefined();
  });

  it('knows the leap years', () => {
    const leap = Array.from({ length: 42 }, (_, at) => 1395 + at).filter((year) =>
      parseJalaliDate(`${year}/12/30`),
    );
    expect(leap).toEqual([1395, 1399, 1403, 1408, 1412, 1416, 1420, 1424, 1428, 1432, 1436]);
    expect(leap.every(isLeapJalaaliYear)).toBe(true);
  });

  it('is undone by formatting, for days of the years 1300 to 1450', () => {
    fc.assert(
      fc.property(day, (value) => {
        const written = write(value);
        const iso = parseJalaliDate(toPersianDigits(written)) ?? '';
        expect(iso).toMatch(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/);
        expect(foldDigits(formatJalaliNumeric(iso))).toBe(written);
        expect(isoDate(iso)).toBe(iso);
        expect(tehranDay(iso)).toBe(iso);
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^\d{4}\/\d{1,2}\/\d{1,2}$/)),
        (text) => {
          parseJalaliDate(text);
        },
      ),
    );
  });
});

describe('isoDate', () => {
  it('keeps a pure date and gives an instant in UTC', () => {
    expect(isoDate('2026-11-06')).toBe('2026-11-06');
    expect(isoDate('2026-11-06T10:00:00+03:30')).toBe('2026-11-06T06:30:00.000Z');
    expect(isoDate(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });
});

describe('tehranDay', () => {
  it('changes at midnight in Tehran', () => {
    expect(tehranDay(new Date('2026-03-20T20:29:59Z'))).toBe('2026-03-20');
    expect(tehranDay(new Date('2026-03-20T20:30:00Z'))).toBe('2026-03-21');
  });
});
