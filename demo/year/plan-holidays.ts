import { foldDigits } from '#kernel/fold-digits.ts';
import { formatJalaliNumeric, parseJalaliDate } from '#kernel/jalali.ts';
import { fixedHolidays } from '../content/year/fixed-holidays.ts';

/** The fixed holidays of last year, this and the next, as days of Tehran. */
export const planHolidays = (now: number): { day: string; name: string }[] => {
  const year = Number(foldDigits(formatJalaliNumeric(new Date(now))).slice(0, 4));
  return [year - 1, year, year + 1].flatMap((of) =>
    fixedHolidays.flatMap(({ month, day, name }) => {
      const isoDay = parseJalaliDate(`${of}/${month}/${day}`);
      return isoDay ? [{ day: isoDay, name }] : [];
    }),
  );
};
