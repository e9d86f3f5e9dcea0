import { describe, expect, it } from 'vitest';
import { countWorkingDays, isWorkingDay, subtractWorkingDays, type WorkCalendar } from './working-time.ts';

const calendar: WorkCalendar = { holidays: new Set(), isThursdayWorked: false };
/** 2026-11-11 is a Wednesday; Tehran is three and a half hours ahead of UTC. */
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+03:30`);
const wednesday = at('2026-11-11', '16:00');

describe('working time', () => {
  // accepts 611
  it('is one day old on Saturday at four and none on Friday, having come on Wednesday at four', () => {
    expect(countWorkingDays(wednesday, at('2026-11-14', '16:00'), calendar)).toBe(1);
    expect(Math.floor(countWorkingDays(wednesday, at('2026-11-14', '15:59'), calendar))).toBe(0);
    expect(Math.floor(countWorkingDays(wednesday, at('2026-11-13', '23:00'), calendar))).toBe(0);
  });

  it('leaves out holidays, and Thursdays unless they are worked', () => {
    const saturdayOff = { ...calendar, holidays: new Set(['2026-11-14']) };
    expect(countWorkingDays(wednesday, at('2026-11-15', '16:00'), saturdayOff)).toBe(1);
    const withThursday = { ...calendar, isThursdayWorked: true };
    expect(countWorkingDays(wednesday, at('2026-11-12', '16:00'), withThursday)).toBe(1);
    expect(isWorkingDay('2026-11-13', withThursday)).toBe(false);
  });

  it('counts nothing backwards and does not run away with a date of long ago', () => {
    expect(countWorkingDays(wednesday, wednesday - 1, calendar)).toBe(0);
    expect(countWorkingDays(0, wednesday, calendar)).toBeGreaterThan(2_000);
  });

  it('finds the instant so many working days ago, so that both ways of counting agree', () => {
    expect(subtractWorkingDays(at('2026-11-14', '16:00'), 1, calendar)).toBe(wednesday);
    const now = at('2026-11-15', '09:10');
    for (const days of [0, 1, 2, 3, 5, 10, 60]) {
      const since = subtractWorkingDays(now, days, calendar);
      expect(countWorkingDays(since, now, calendar)).toBeCloseTo(days, 9);
      expect(countWorkingDays(since - 60_000, now, calendar)).toBeGreaterThanOrEqual(days);
    }
  });

  // accepts 525
  it('takes whoever came on a day off for as old as the days worked since, on a Friday too', () => {
    const friday = at('2026-11-20', '10:00');
    const since = subtractWorkingDays(friday, 5, calendar);
    const comers = [at('2026-11-13', '12:00'), at('2026-11-12', '00:00'), at('2026-11-11', '23:59')];
    for (const came of comers) {
      expect(came < since, new Date(came).toISOString()).toBe(countWorkingDays(came, friday, calendar) > 5);
    }
  });
});
