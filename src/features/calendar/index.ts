/** The days that are not worked, and how long each step may take. */

export { addHolidays } from './add-holidays.ts';
export { importHolidays } from './import-holidays.ts';
export { type CalendarDeps, readCalendar } from './read-calendar.ts';
export { removeHoliday } from './remove-holiday.ts';
export { writeTargets } from './write-targets.ts';
