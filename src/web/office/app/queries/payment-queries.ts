import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { officeClient } from '../office-client.ts';

export const paymentClient = officeClient({
  listPayments: 'get /payments',
  listPaymentsInReview: 'get /payments/review',
  countPaymentsInReview: 'get /payments/count',
  getPaymentDay: 'get /payments/day',
  askPayment: 'post /payments/{id}/ask',
  closePayment: 'post /payments/{id}/close',
  recordRefund: 'post /payments/{id}/returned',
});

export type PaymentSearch = InputOf<OfficeCalls['listPayments']>;
export type PaymentDaySearch = InputOf<OfficeCalls['getPaymentDay']>;
export type PaymentAttempt = Awaited<ReturnType<typeof paymentClient.listPayments>>['items'][number];
export type PaymentDay = Awaited<ReturnType<typeof paymentClient.getPaymentDay>>;

export const paymentQueries = {
  all: ['payments'] as const,
  list: (search: PaymentSearch) =>
    queryOptions({
      queryKey: ['payments', 'list', search],
      queryFn: ({ signal }) => paymentClient.listPayments(search, { signal }),
      placeholderData: keepPreviousData,
    }),
  review: () =>
    queryOptions({ queryKey: ['payments', 'review'], queryFn: () => paymentClient.listPaymentsInReview() }),
  day: (day: string | undefined) =>
    queryOptions({
      queryKey: ['payments', 'day', day],
      queryFn: () => paymentClient.getPaymentDay({ day }),
      placeholderData: keepPreviousData,
    }),
};

/** Asked by the menu in the background. */
export const countPaymentsInReview = async (): Promise<number> =>
  (await paymentClient.countPaymentsInReview(undefined, { isBackground: true })).review;
