/** The days that are not worked, and how long each step may take. */

export { addHolidays, importHolidays, removeHoliday } from './change-holidays.ts';
export { type CalendarDeps, readCalendar } from './read-calendar.ts';
export { writeTargets } from './write-targets.ts';
