import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { officeClient } from '../office-client.ts';

export const workCalendarClient = officeClient({
  getCalendar: 'get /calendar',
  addHolidays: 'post /calendar/holidays',
  importHolidays: 'post /calendar/holidays/import',
  removeHoliday: 'delete /calendar/holidays/{day}',
  writeTargets: 'put /calendar/targets',
});

export type CalendarSearch = InputOf<OfficeCalls['getCalendar']>;
export type WorkYear = Awaited<ReturnType<typeof workCalendarClient.getCalendar>>;

export const calendarQueries = {
  all: ['calendar'] as const,
  year: (year: CalendarSearch['year']) =>
    queryOptions({
      queryKey: ['calendar', year ?? 'now'],
      queryFn: () => workCalendarClient.getCalendar({ year }),
      placeholderData: keepPreviousData,
    }),
};
