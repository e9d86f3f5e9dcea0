/**
 * Paying repair invoices. Attempts are rows; only the gateway's answer ends one; whatever is unknown stays pending
 * and is asked about again, by the payer's browser or by the reconciler, until it is known.
 */

export { askPayment } from './ask-payment.ts';
export { closePayment } from './close-payment.ts';
export type { PaymentDeps } from './deps.ts';
export { exportPaymentDay } from './export-day.ts';
export { findPaymentStory, listPayments } from './list-payments.ts';
export type { Payment } from './payment.repository.ts';
export { countReview, readAttempt, readAttempts, readReview } from './read-attempts.ts';
export { type PaymentDay, readPaymentDay } from './read-day.ts';
export { createReconcilerMemory, reconcilePayments } from './reconcile-payments.ts';
export { recordRefund } from './record-refund.ts';
export { recordReturn } from './record-return.ts';
export { reportPayments } from './report-payments.ts';
export { inquireNow } from './review-payment.ts';
export { runReconciler } from './run-reconciler.ts';
export { startPayment } from './start-payment.ts';
export { verifyPayment } from './verify-payment.ts';
