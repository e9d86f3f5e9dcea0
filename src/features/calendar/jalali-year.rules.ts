import { firstDayOf, jalaliMonthOf, lastDayOf } from '#kernel/jalali-month.ts';

/**
 * The Jalali year of a day or an instant.
 *
 * @example jalaliYearOf('2026-03-21') // 1405
 */
export const jalaliYearOf = (date: string | Date): number => jalaliMonthOf(date).year;

/** The first and the last day of a Jalali year, as `YYYY-MM-DD`. */
export const daysOfYear = (year: number): { from: string; to: string } => ({
  from: firstDayOf({ year, month: 1 }),
  to: lastDayOf({ year, month: 12 }),
});
