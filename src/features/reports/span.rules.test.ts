import { describe, expect, it } from 'vitest';
import { listDays, readDaysBack, readMonthsBack, readSpan, readSpanBefore } from './span.rules.ts';

const now = Date.parse('2026-11-15T10:00:00Z');

describe('the span of a report', () => {
  it('is this Jalali month until today when nothing was asked for', () => {
    expect(readSpan({}, now)).toEqual({
      from: '2026-10-23',
      to: '2026-11-15',
      since: Date.parse('2026-10-22T20:30:00Z'),
      until: Date.parse('2026-11-15T20:30:00Z'),
    });
  });

  it('is turned round when it ends before it begins', () => {
    expect(readSpan({ from: '2026-11-10', to: '2026-11-01' }, now)).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-10',
    });
  });

  it('is compared with the same days of the month before, or with as many days before', () => {
    expect(readSpanBefore(readSpan({}, now))).toMatchObject({ from: '2026-09-23', to: '2026-10-16' });
    expect(readSpanBefore(readSpan({ from: '2026-11-10', to: '2026-11-12' }, now))).toMatchObject({
      from: '2026-11-07',
      to: '2026-11-09',
    });
  });

  // accepts 769
  it('of a whole month is compared with no day of that month itself, however short the one before was', () => {
    const farvardin = readSpan({ from: '2027-03-21', to: '2027-04-20' }, Date.parse('2027-05-01'));
    expect(readSpanBefore(farvardin)).toMatchObject({ from: '2027-02-20', to: '2027-03-20' });
  });

  // accepts 614
  it('goes twelve Jalali months back over the turn of a year', () => {
    const months = readMonthsBack({}, now, 12);
    expect(months.map(({ year, month }) => `${year}/${month}`)).toEqual([
      ...['1404/9', '1404/10', '1404/11', '1404/12'],
      ...['1405/1', '1405/2', '1405/3', '1405/4', '1405/5', '1405/6', '1405/7', '1405/8'],
    ]);
    for (const [at, month] of months.entries()) {
      const next = months[at + 1];
      if (next) expect(month.until).toBe(next.since);
    }
  });

  it('names every day once', () => {
    expect(listDays(readDaysBack({}, now, 30))).toHaveLength(30);
  });
});
