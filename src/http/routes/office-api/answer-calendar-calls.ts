import type { calendarCalls } from '#contract/office/calls/calendar-calls.ts';
import {
  addHolidays,
  type CalendarDeps,
  importHolidays,
  readCalendar,
  removeHoliday,
  writeTargets,
} from '#features/calendar/index.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

export const calendarActions = { addHolidays, importHolidays, removeHoliday, writeTargets };

export const answerCalendarCalls = (deps: CalendarDeps): AnswersFor<keyof typeof calendarCalls> => ({
  getCalendar: (input) => readCalendar(deps, input),
  ...performActions(deps, calendarActions),
});
