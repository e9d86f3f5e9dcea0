import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { calendarCalls } from '#contract/office/calls/calendar-calls.ts';
import { officeClient } from '../office-call.ts';

export const workCalendar = officeClient(calendarCalls);

export type WorkYear = Awaited<ReturnType<typeof workCalendar.getCalendar>>;

export const calendarQueries = {
  all: ['calendar'] as const,
  year: (year: number | undefined) =>
    queryOptions({
      queryKey: ['calendar', year ?? 'now'],
      queryFn: () => workCalendar.getCalendar({ year }),
      placeholderData: keepPreviousData,
    }),
};
