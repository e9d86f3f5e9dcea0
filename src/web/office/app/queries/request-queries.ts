import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { invoiceCalls } from '#contract/office/calls/invoice-calls.ts';
import { repairCalls } from '#contract/office/calls/repair-calls.ts';
import { requestCalls } from '#contract/office/calls/request-calls.ts';
import { officeClient } from '../office-call.ts';
import { type RepairFile, repairQueries } from './repair-queries.ts';

/** What is done to one request, its bills included. */
export const requests = officeClient({ ...repairCalls, ...requestCalls, ...invoiceCalls });

/** Everything on the request's page. */
export type RequestFile = RepairFile;
export type TimelineLine = RequestFile['timeline'][number];
export type NoticeWish = Omit<InputOf<(typeof repairCalls)['previewRepairNotice']>, 'traceNumber'>;

export const requestQueries = {
  one: repairQueries.one,
  notice: (traceNumber: string, wish: NoticeWish) => repairQueries.preview({ traceNumber, ...wish }),
  locks: (traceNumber: string) =>
    queryOptions({
      queryKey: ['repairs', 'locks', traceNumber],
      queryFn: async () => (await requests.getRepairLocks({ traceNumber })).locks,
      staleTime: 0,
    }),
};
