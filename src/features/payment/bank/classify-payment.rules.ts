import type { PaymentReason } from '#contract/office/payment-words.ts';

/** How invoice and request stand at the moment when money for them is known to have arrived. */
type InvoiceState = {
  statusId: number;
  isWithdrawn: boolean;
  /** What is still to be paid of it. */
  remainingRial: number;
  /** By any means: another attempt, cash at the desk. */
  isPaid: boolean;
};

type PaymentClass =
  | { state: 'paid' }
  /** The invoice was paid before, or less remained; this money is to be returned whole. */
  | { state: 'duplicate_paid'; reason: PaymentReason }
  | { state: 'needs_review'; reason: PaymentReason };

/** What money that arrived is for. Only an invoice that stands, and of which so much remains, is paid by it. */
export const classifyPayment = (invoice: InvoiceState, amountRial: number): PaymentClass => {
  if (invoice.isPaid) return { state: 'duplicate_paid', reason: 'the invoice was already paid' };
  if (invoice.isWithdrawn) return { state: 'needs_review', reason: 'the invoice was withdrawn' };
  if (invoice.statusId !== 3) {
    return { state: 'needs_review', reason: `the request stands at ${invoice.statusId}` };
  }
  if (amountRial > invoice.remainingRial)
    return { state: 'duplicate_paid', reason: 'less than this remained' };
  return { state: 'paid' };
};
