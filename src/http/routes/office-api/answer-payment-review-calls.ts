import type { paymentCalls } from '#contract/office/calls/payment-calls.ts';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import {
  askPayment,
  closePayment,
  countPaymentsInReview,
  listPaymentsInReview,
  type PaymentDeps,
  readAttempt,
  readAttempts,
  readPaymentDay,
  recordRefund,
} from '#features/payment/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import { answerExport } from './answer-export.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const viewedActions = { closePayment, recordRefund };
export const paymentActions = { askPayment, ...viewedActions };

/** What a person does about payments that did not end by themselves, and the day's money. */
export const answerPaymentReviewCalls = (
  deps: PaymentDeps,
  runTask: RunTask,
): AnswersFor<keyof typeof paymentCalls> => {
  const { db } = deps.storage;
  const readPayment = ({ id }: { id: number }) => readAttempt(db, id);
  return {
    listPayments: (input) => readAttempts(db, input),
    listPaymentsInReview: async () => {
      const items = await listPaymentsInReview(db);
      return { total: items.length, items };
    },
    countPaymentsInReview: async () => ({ review: await countPaymentsInReview(db) }),
    getPaymentDay: ({ day }) => readPaymentDay(db, day),
    exportPaymentDay: (input, { actor }) =>
      answerExport(runTask, { list: 'payment-day', actor, format: input.format, filter: input }),
    ...performActions(deps, { askPayment }, (input, result) => {
      if (result === 'silent') throw deskRefusal('bank-silent');
      if (result === 'busy') throw deskRefusal('payment-in-hand');
      return readPayment(input);
    }),
    ...performActions(deps, viewedActions, readPayment),
  };
};
