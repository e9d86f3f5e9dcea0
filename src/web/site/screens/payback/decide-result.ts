import type { RepairAnswer } from '#contract/repair/client.ts';
import type { VerifyPaymentData } from '#contract/repair/money-entities.ts';

/** What the page shows. `unknown` is a failure without a stored payment. */
export type PaybackResult = {
  state: VerifyPaymentData['state'] | 'unknown';
  payment: VerifyPaymentData | null;
};

/** The refusal for a payment that does not exist; any other refusal only means that nothing is known yet. */
const isNoPayment = (answer: RepairAnswer<VerifyPaymentData>): boolean =>
  answer.kind === 'refused' && (answer.code === 'not_found' || answer.code === 'invalid_input');

/**
 * What to show on arrival. A stored result has priority over the address; without one, an address with
 * OK is verified and any other is a failure.
 */
export const decideArrival = (
  isOk: boolean,
  answer: RepairAnswer<VerifyPaymentData> | undefined,
): PaybackResult => {
  if (answer === undefined || isNoPayment(answer)) return { state: 'unknown', payment: null };
  const payment = answer.kind === 'ok' ? answer.data : null;
  const state = payment?.state ?? 'pending';
  return { state: state === 'pending' && !isOk ? 'failed' : state, payment };
};

/** What to show after the server was asked. A missing answer changes nothing: the payment may have been made. */
export const decideAnswer = (
  before: PaybackResult,
  answer: RepairAnswer<VerifyPaymentData>,
): PaybackResult => {
  if (answer.kind === 'ok') return { state: answer.data.state, payment: answer.data };
  return isNoPayment(answer) ? { state: 'unknown', payment: null } : before;
};

const pausesSeconds = [2, 4, 8, 15, 15, 30, 30, 60] as const;

/** Seconds until the server is asked again, after so many questions; undefined when the page has asked enough. */
export const pauseBefore = (asked: number, answer: RepairAnswer<VerifyPaymentData>): number | undefined => {
  if (asked > 20) return undefined;
  const wanted = answer.kind === 'refused' ? (answer.retryAfterSeconds ?? 0) : 0;
  return Math.max(wanted, pausesSeconds[Math.min(asked, pausesSeconds.length) - 1] ?? 60);
};
