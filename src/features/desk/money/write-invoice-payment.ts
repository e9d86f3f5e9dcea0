import type { Db } from '#storage/dialect.ts';
import type { PaidBy } from '#storage/repair-tables.ts';
import { updateInvoicePayment } from './invoices.repository.ts';

type InvoicePayment =
  | { state: 'due' | 'pending' | 'review' }
  | {
      state: 'paid';
      method: PaidBy;
      reference: string | null;
      cardMasked: string | null;
    };

/** Writes how the payment of an invoice stands. To be called in the transaction that decides it. */
export const writeInvoicePayment = (trx: Db, invoiceId: number, payment: InvoicePayment): Promise<void> => {
  const paid = payment.state === 'paid' ? payment : undefined;
  return updateInvoicePayment(trx, invoiceId, {
    payment_state: payment.state,
    paid_by: paid?.method ?? null,
    paid_reference: paid?.reference ?? null,
    card_masked: paid?.cardMasked ?? null,
  });
};
