import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { officeClient } from '../office-client.ts';
import type { RequestDetails } from './repair-queries.ts';

/** What is done to one request, its bills included. */
export const requests = officeClient({
  addRepairNote: 'post /repairs/{traceNumber}/notes',
  getRepairLocks: 'get /repairs/{traceNumber}/locks',
  unlockRepair: 'post /repairs/{traceNumber}/unlock',
  sendRepairMessage: 'post /repairs/{traceNumber}/messages',
  replaceRepairLink: 'post /repairs/{traceNumber}/link',
  writeRepairBuyer: 'put /repairs/{traceNumber}/buyer',
  sendEstimate: 'post /repairs/{traceNumber}/estimate',
  answerEstimate: 'post /repairs/{traceNumber}/estimate/answer',
  issueInvoice: 'post /repairs/{traceNumber}/invoice',
  recordPayment: 'post /repairs/{traceNumber}/payments',
  strikePayment: 'post /repairs/{traceNumber}/payments/{id}/strike',
  returnCredit: 'post /repairs/{traceNumber}/credit/returned',
});

export type { RequestDetails };
export type TimelineLine = RequestDetails['timeline'][number];
export type NoticeOptions = Omit<InputOf<OfficeCalls['previewRepairNotice']>, 'traceNumber'>;

export const requestQueries = {
  locks: (traceNumber: string) =>
    queryOptions({
      queryKey: ['repairs', 'locks', traceNumber],
      queryFn: async () => (await requests.getRepairLocks({ traceNumber })).locks,
      staleTime: 0,
    }),
};
