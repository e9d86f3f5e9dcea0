import { dayMs } from './durations.ts';
import { tehranDay } from './jalali.ts';
import { tehranDayRange } from './tehran-day-range.ts';
import { tehranDayAt, tehranDayFrom } from './tehran-days.ts';

/** The longest span that is counted; a wrong date would otherwise be counted for minutes. */
const maxDays = 3_660;

/** Which days count: Saturday to Wednesday, Thursday where it is worked, never Friday, no holiday. */
export type WorkCalendar = {
  /** `YYYY-MM-DD`, days of Tehran. */
  holidays: ReadonlySet<string>;
  isThursdayWorked: boolean;
};

const thursday = 4;
const friday = 5;

/**
 * Whether a day of Tehran is worked.
 *
 * @example isWorkingDay('2026-11-13', { holidays: new Set(), isThursdayWorked: false }) // false: a Friday
 */
export function isWorkingDay(day: string, { holidays, isThursdayWorked }: WorkCalendar): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === friday || (weekday === thursday && !isThursdayWorked)) return false;
  return !holidays.has(day);
}

/**
 * The working days between two instants, with their fraction: a working day counts whole, from midnight to
 * midnight in Tehran, and other days count nothing.
 *
 * @example countWorkingDays(wednesdayAt16, saturdayAt16, calendar) // 1
 */
export function countWorkingDays(from: number, to: number, calendar: WorkCalendar): number {
  let worked = 0;
  let at = Math.max(from, to - maxDays * dayMs);
  let today = tehranDayAt(at);
  while (at < to) {
    const end = Math.min(to, today.to);
    if (isWorkingDay(today.day, calendar)) worked += end - at;
    at = end;
    if (at < to) today = tehranDayFrom(at);
  }
  return worked / dayMs;
}

/**
 * The instant so many working days before another: a wait that began earlier is longer than that.
 *
 * @example subtractWorkingDays(saturdayAt16, 1, calendar) // Wednesday at 16:00
 */
export function subtractWorkingDays(now: number, days: number, calendar: WorkCalendar): number {
  let left = days * dayMs;
  let at = now;
  for (let looked = 0; looked < maxDays; looked += 1) {
    // The instant before midnight belongs to the day that ends there.
    const day = tehranDay(new Date(at - 1));
    const begin = tehranDayRange(day).from;
    if (isWorkingDay(day, calendar)) {
      // Days that count nothing before it belong to the same instant, so the search goes on to where they begin.
      if (at - begin > left) return at - left;
      left -= at - begin;
    }
    at = begin;
  }
  return at;
}
