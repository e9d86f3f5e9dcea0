import type { VerifyPaymentData } from '#contract/repair/money-entities.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { findPaymentByAuthority, type Payment } from '../records/payment.repository.ts';
import { toAttemptState } from '../records/payment.rules.ts';

/** Finds a payment of ours by the gateway's name for it. What is malformed or unknown never reaches the gateway. */
export const requirePayment = async (
  { storage, gateway }: Pick<PaymentDeps, 'storage' | 'gateway'>,
  authority: string,
): Promise<Payment> => {
  if (!gateway.isAuthority(authority)) throw repairRefusal('unknown-payment');
  const payment = await findPaymentByAuthority(storage.db, authority);
  if (!payment) throw repairRefusal('unknown-payment');
  return payment;
};

/** What anyone with the address of the return may see: no name, no number of a person, no card. */
export const toVerifyPaymentData = (payment: Payment): VerifyPaymentData => {
  const state = toAttemptState(payment.state);
  const hasMoney = state === 'paid' || state === 'duplicate';
  return {
    state,
    reference: payment.reference,
    amountRial: payment.amountRial,
    paidAt: hasMoney && payment.finishedAt !== null ? toIso(payment.finishedAt) : null,
    returnedOn: payment.refundedOn,
    invoiceState: payment.invoiceState,
    remainingRial: payment.remainingRial,
    fCode: payment.traceNumber,
  };
};
