import { readDeskSettings } from '#features/desk/index.ts';
import { toJalaliMonth } from '#kernel/jalali-month.ts';
import type { Storage } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { daysOfYear } from './days-of-year.rules.ts';
import { listHolidays } from './holidays.repository.ts';

export type CalendarDeps = { storage: Storage };

/** A Jalali year's days off with the targets, and which of this year and the next has none yet. */
export const readCalendar = async (
  { storage: { db } }: CalendarDeps,
  { year }: { year?: number | undefined },
) => {
  const thisYear = toJalaliMonth(new Date(await readDatabaseNow(db))).year;
  const shown = year ?? thisYear;
  const { settings, rev } = await readDeskSettings(db);
  const yearsWithoutHolidays: number[] = [];
  for (const one of [thisYear, thisYear + 1]) {
    if ((await listHolidays(db, daysOfYear(one))).length === 0) yearsWithoutHolidays.push(one);
  }
  return {
    year: shown,
    thisYear,
    holidays: await listHolidays(db, daysOfYear(shown)),
    targets: settings.targets,
    isThursdayWorked: settings.isThursdayWorked,
    rev,
    yearsWithoutHolidays,
  };
};
