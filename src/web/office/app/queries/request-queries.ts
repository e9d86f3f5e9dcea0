import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { invoiceCalls } from '#contract/office/calls/invoice-calls.ts';
import { repairCalls } from '#contract/office/calls/repair-calls.ts';
import { requestCalls } from '#contract/office/calls/request-calls.ts';
import { officeClient } from '../office-call.ts';

export const requests = officeClient({ ...repairCalls, ...requestCalls, ...invoiceCalls });

/** Everything on the request's page. */
export type RequestFile = Awaited<ReturnType<typeof requests.getRepair>>;
export type TimelineLine = RequestFile['timeline'][number];
export type NoticeWish = Omit<InputOf<(typeof repairCalls)['previewRepairNotice']>, 'traceNumber'>;

export const requestQueries = {
  one: (traceNumber: string) =>
    queryOptions({
      queryKey: ['repairs', 'one', traceNumber],
      queryFn: () => requests.getRepair({ traceNumber }),
    }),
  locks: (traceNumber: string) =>
    queryOptions({
      queryKey: ['repairs', 'locks', traceNumber],
      queryFn: async () => (await requests.getRepairLocks({ traceNumber })).locks,
      staleTime: 0,
    }),
  /** Who would be told what; asked anew for every wish. */
  notice: (traceNumber: string, wish: NoticeWish) =>
    queryOptions({
      queryKey: ['repairs', 'notice', traceNumber, wish],
      queryFn: () => requests.previewRepairNotice({ traceNumber, ...wish }),
      staleTime: 0,
    }),
};
