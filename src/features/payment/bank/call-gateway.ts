import type {
  GatewayEvidence,
  InquirePaymentAnswer,
  PaymentGateway,
  SettledPayment,
  VerifyPaymentAnswer,
} from '#ports/payment-gateway.ts';
import { afterInquiry, afterVerify, type NextStep } from '../records/payment.rules.ts';
import type { ClaimedPayment } from './claim.repository.ts';

export type Finding = {
  step: Exclude<NextStep, 'ask-inquiry'>;
  money: SettledPayment | undefined;
  /** What was asked and answered, for the log of events. */
  answers: Readonly<Record<string, unknown>>;
};

/**
 * Asks how a payment stands; two calls at most. Who came back, or seems to have paid, is verified; who never came
 * back is first inquired after, which changes nothing at the gateway.
 */
export const callGateway = async (gateway: PaymentGateway, claimed: ClaimedPayment): Promise<Finding> => {
  const { authority, amountRial, hasReturned, looksPaid } = claimed;
  if (hasReturned || looksPaid) {
    const verified = await gateway.verifyPayment({ authority, amountRial });
    const step = afterVerify[verified.outcome];
    if (step !== 'ask-inquiry') return settle(step, verified, { verify: describe(verified) });
    const inquired = await gateway.inquirePayment({ authority });
    const answers = { verify: describe(verified), inquiry: describe(inquired) };
    return { step: stepAfter(inquired), money: undefined, answers };
  }

  const inquired = await gateway.inquirePayment({ authority });
  const step = stepAfter(inquired);
  if (step !== 'verify-again') return { step, money: undefined, answers: { inquiry: describe(inquired) } };
  const verified = await gateway.verifyPayment({ authority, amountRial });
  const next = afterVerify[verified.outcome];
  const answers = { inquiry: describe(inquired), verify: describe(verified) };
  // The two answers contradict each other; the next check decides.
  return next === 'ask-inquiry' ? { step, money: undefined, answers } : settle(next, verified, answers);
};

const stepAfter = (answer: InquirePaymentAnswer): Finding['step'] => {
  const step = afterInquiry[answer.outcome];
  if (step === 'ask-inquiry') throw new Error('an inquiry is not answered by another');
  return step;
};

const settle = (
  step: Finding['step'],
  answer: VerifyPaymentAnswer,
  answers: Finding['answers'],
): Finding => ({
  step,
  money: answer.outcome === 'paid' || answer.outcome === 'alreadyPaid' ? answer : undefined,
  answers,
});

const describe = ({ outcome, vendorCode, reason }: GatewayEvidence & { outcome: string }) => ({
  outcome,
  vendorCode,
  reason,
});
