/**
 * Paying repair invoices. Attempts are rows; only the gateway's answer ends one; whatever is unknown stays pending
 * and is asked about again, by the payer's browser or by the reconciler, until it is known.
 */

export { startPayment } from './attempts/start-payment.ts';
export { createReconcilerMemory, reconcilePayments } from './bank/reconcile-payments.ts';
export { recordReturn } from './bank/record-return.ts';
export { runReconciler } from './bank/run-reconciler.ts';
export { verifyPayment } from './bank/verify-payment.ts';
export { exportPaymentDay } from './day/export-day.ts';
export { readPaymentDay } from './day/read-day.ts';
export { reportPayments } from './day/report-payments.ts';
export type { PaymentDeps, ReturnDeps } from './records/deps.ts';
export type { Payment } from './records/payment.repository.ts';
export { askPayment } from './review/ask-payment.ts';
export { closePayment } from './review/close-payment.ts';
export { inquireNow } from './review/inquire-now.ts';
export { findPaymentStory, listPayments } from './review/list-payments.ts';
export {
  countPaymentsInReview,
  listPaymentsInReview,
  readAttempt,
  readAttempts,
} from './review/read-attempts.ts';
export { recordRefund } from './review/record-refund.ts';
