import { dayMs } from './durations.ts';
import { foldDigits } from './fold-digits.ts';
import { type DateInput, formatJalaliNumeric, parseJalaliDate } from './jalali.ts';

export type JalaliMonth = { year: number; month: number };

/**
 * The Jalali month of a day or an instant, on Tehran's clock.
 *
 * @example toJalaliMonth('2026-11-15') // { year: 1405, month: 8 }
 */
export function toJalaliMonth(date: DateInput): JalaliMonth {
  const [year, month] = foldDigits(formatJalaliNumeric(date)).split('/').map(Number);
  return { year: year ?? 0, month: month ?? 1 };
}

/** The first day of a Jalali month, as a Gregorian `YYYY-MM-DD`. */
export function toFirstDay({ year, month }: JalaliMonth): string {
  const day = parseJalaliDate(`${year}/${month}/1`);
  if (!day) throw new RangeError(`there is no month ${year}/${month}`);
  return day;
}

/** So many months later, or earlier. */
export function shiftMonth({ year, month }: JalaliMonth, months: number): JalaliMonth {
  const count = year * 12 + month - 1 + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

/** So many days after a day, or before it when negative; both as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The last day of a Jalali month. */
export function toLastDay(month: JalaliMonth): string {
  return addDays(toFirstDay(shiftMonth(month, 1)), -1);
}
