import type { calendarCalls } from '#contract/office/calls/calendar-calls.ts';
import {
  addHolidays,
  type CalendarDeps,
  importHolidays,
  readCalendar,
  removeHoliday,
  writeTargets,
} from '#features/calendar/index.ts';
import type { OfficeAnswers } from './office-context.ts';

export const answerCalendarCalls = (deps: CalendarDeps): OfficeAnswers<keyof typeof calendarCalls> => ({
  getCalendar: (input) => readCalendar(deps, input),
  addHolidays: ({ items }, { actor }) => addHolidays(deps, actor, items),
  importHolidays: ({ text }, { actor }) => importHolidays(deps, actor, text),
  removeHoliday: ({ day }, { actor }) => removeHoliday(deps, actor, day),
  writeTargets: (input, { actor }) => writeTargets(deps, actor, input),
});
