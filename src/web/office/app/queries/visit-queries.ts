import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf, ResultOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { officeClient } from '../office-client.ts';

export const visitClient = officeClient({
  getVisit: 'get /repairs/{traceNumber}/visit',
  setVisit: 'put /repairs/{traceNumber}/visit',
  cancelVisit: 'delete /repairs/{traceNumber}/visit',
  listVisits: 'get /visits',
});

export type RequestVisit = ResultOf<OfficeCalls['getVisit']>;
export type DayVisit = ResultOf<OfficeCalls['listVisits']>['items'][number];

export type VisitSearch = InputOf<OfficeCalls['listVisits']>;

/** They are old after every action on a request. */
export const visitQueries = {
  one: (traceNumber: string) =>
    queryOptions({
      queryKey: ['repairs', 'visit', traceNumber],
      queryFn: () => visitClient.getVisit({ traceNumber }),
    }),
  day: (filters: VisitSearch) =>
    queryOptions({
      queryKey: ['repairs', 'visits', filters],
      queryFn: () => visitClient.listVisits(filters),
      placeholderData: keepPreviousData,
    }),
};
