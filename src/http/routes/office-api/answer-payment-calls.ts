import type { paymentCalls } from '#contract/office/calls/payment-calls.ts';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { performAction } from '#features/audit/index.ts';
import {
  askNow,
  closeReviewBy,
  countAttemptsInReview,
  noteRefund,
  type PaymentDeps,
  readAttempt,
  readAttempts,
  readPaymentDay,
  readReview,
} from '#features/payment/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import { fileAnswer } from '../../file-answer.ts';
import type { OfficeAnswers } from './office-context.ts';

/** What a person does about payments that did not end by themselves, and the day's money. */
export const answerPaymentCalls = (
  deps: PaymentDeps,
  runTask: RunTask,
): OfficeAnswers<keyof typeof paymentCalls> => {
  const { db } = deps.storage;
  return {
    listPayments: (input) => readAttempts(db, input),
    listPaymentsInReview: async () => {
      const items = await readReview(db);
      return { total: items.length, items };
    },
    countPaymentsInReview: async () => ({ review: await countAttemptsInReview(db) }),
    getPaymentDay: ({ day }) => readPaymentDay(db, day),
    exportPaymentDay: async (input, { actor }) =>
      fileAnswer(
        await runTask('exportToFile', { list: 'payment-day', actor, format: input.format, filter: input }),
      ),
    askPayment: async ({ id }, { actor }) => {
      const before = await readAttempt(db, id);
      if (!before.may.ask) throw deskRefusal('not-askable');
      // The bank is asked outside of any transaction; asking once more is always safe, and has a row of its own in
      // the trail: under a repeated key the bank may say something else than before.
      const { result } = await askNow(deps, id);
      const to = result === 'answered' ? (await readAttempt(db, id)).state : result;
      const each = { ...actor, idempotencyKey: undefined };
      const attempt = await performAction(deps, each, 'askPayment', async (trx) => ({
        result: await readAttempt(trx, id),
        audit: {
          action: 'payment.ask',
          subjectKind: 'payment',
          subjectId: String(id),
          from: before.state,
          to,
        },
      }));
      if (result === 'silent') throw deskRefusal('bank-silent');
      if (result === 'busy') throw deskRefusal('payment-in-hand');
      return attempt;
    },
    closePayment: ({ id, note }, { actor }) =>
      performAction(deps, actor, 'closePayment', async (trx) => {
        await closeReviewBy(trx, { id, note, by: { staffId: actor.staffId, name: actor.name } });
        const attempt = await readAttempt(trx, id);
        return {
          result: attempt,
          audit: {
            action: 'payment.close',
            subjectKind: 'payment',
            subjectId: String(id),
            from: 'review',
            to: attempt.state,
            why: note,
          },
        };
      }),
    returnPayment: ({ id, date, reference }, { actor }) =>
      performAction(deps, actor, 'returnPayment', async (trx) => {
        const by = { staffId: actor.staffId, name: actor.name };
        await noteRefund(trx, { id, day: date, reference, by });
        return {
          result: await readAttempt(trx, id),
          audit: {
            action: 'payment.return',
            subjectKind: 'payment',
            subjectId: String(id),
            to: { date, reference },
          },
        };
      }),
  };
};
