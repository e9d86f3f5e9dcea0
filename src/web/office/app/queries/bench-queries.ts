import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf, ResultOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { officeClient } from '../office-client.ts';

export const benchClient = officeClient({
  getBenchRepair: 'get /bench/repairs/{traceNumber}',
  listBenchRepairs: 'get /bench/repairs',
  addBenchNote: 'post /bench/repairs/{traceNumber}/notes',
  receiveAtBench: 'post /bench/repairs/{traceNumber}/receive',
});

export type BenchRepair = ResultOf<OfficeCalls['getBenchRepair']>;
export type BenchItem = ResultOf<OfficeCalls['listBenchRepairs']>['items'][number];
export type BenchFilters = InputOf<OfficeCalls['listBenchRepairs']>;

export const benchQueries = {
  lists: ['bench', 'list'] as const,
  list: (filters: BenchFilters) =>
    queryOptions({
      queryKey: ['bench', 'list', filters],
      queryFn: () => benchClient.listBenchRepairs(filters),
      placeholderData: keepPreviousData,
    }),
  one: (traceNumber: string) =>
    queryOptions({
      queryKey: ['bench', 'one', traceNumber],
      queryFn: () => benchClient.getBenchRepair({ traceNumber }),
    }),
};
