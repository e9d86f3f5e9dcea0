import { toFirstDay, toJalaliMonth, toLastDay } from '#kernel/jalali-month.ts';

/**
 * The Jalali year of a day or an instant.
 *
 * @example toJalaliYear('2026-03-21') // 1405
 */
export const toJalaliYear = (date: string | Date): number => toJalaliMonth(date).year;

/** The first and the last day of a Jalali year, as `YYYY-MM-DD`. */
export const daysOfYear = (year: number): { from: string; to: string } => ({
  from: toFirstDay({ year, month: 1 }),
  to: toLastDay({ year, month: 12 }),
});
