import { toFirstDay, toLastDay } from '#kernel/jalali-month.ts';

/** The first and the last day of a Jalali year, as `YYYY-MM-DD`. */
export const daysOfYear = (year: number): { from: string; to: string } => ({
  from: toFirstDay({ year, month: 1 }),
  to: toLastDay({ year, month: 12 }),
});
