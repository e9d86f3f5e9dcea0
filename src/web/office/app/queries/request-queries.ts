import { queryOptions } from '@tanstack/react-query';
import { officeClient } from '../office-client.ts';

/** What is done to one request, its bills included; the queue is loaded without it. */
export const requestClient = officeClient({
  registerRepair: 'post /repairs',
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
  refundCredit: 'post /repairs/{traceNumber}/credit/returned',
});

export const requestQueries = {
  locks: (traceNumber: string) =>
    queryOptions({
      queryKey: ['repairs', 'locks', traceNumber],
      queryFn: async () => (await requestClient.getRepairLocks({ traceNumber })).locks,
      staleTime: 0,
    }),
};
