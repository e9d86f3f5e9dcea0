import type { VerifyPaymentData } from '#contract/repair/money-entities.ts';
import { writePaymentMessage } from '#contract/repair/payment-texts.ts';
import { type ReturnDeps, recordReturn, startPayment, verifyPayment } from '#features/payment/index.ts';
import type { CallAnswer, PaymentAnswers } from './repair-answers.ts';

/** The three calls about money. */
export const answerPaymentCalls = (deps: ReturnDeps): PaymentAnswers => ({
  pay: async ({ codeVorrodDastgah, amount }, { sessionToken, clientAddress, openedOn }) => ({
    data: await startPayment(deps, {
      traceNumber: codeVorrodDastgah,
      amount,
      sessionToken,
      clientAddress,
      openedOn,
    }),
  }),
  verifyPayment: async ({ authority }, { clientAddress }) =>
    toAnswer(await verifyPayment(deps, { authority, clientAddress })),
  recordReturn: async ({ authority, bankStatus }, { clientAddress }) => {
    const isOk = bankStatus.toUpperCase() === 'OK';
    return toAnswer(await recordReturn(deps, { authority, isOk, clientAddress }));
  },
});

const toAnswer = (data: VerifyPaymentData): CallAnswer<VerifyPaymentData> => ({
  data,
  message: writePaymentMessage(data),
});
