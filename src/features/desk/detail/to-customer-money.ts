import { type Estimate, takeBackMs } from '#contract/repair/additions.ts';
import type { Invoice, PaymentState } from '#contract/repair/money-entities.ts';
import { toIso, toIsoOrNull } from '#kernel/to-iso.ts';
import type { StoredEstimate } from '../money/estimates.repository.ts';
import type { StoredInvoice } from '../money/invoices.repository.ts';
import type { LedgerPayment } from '../money/ledger.repository.ts';
import { receiptNumber } from '../money/payment-receipts.ts';
import type { Parties } from '../money/read-parties.ts';
import { toBillLine } from './to-desk-money.ts';

export const toEstimate = (
  row: StoredEstimate | undefined,
  parties: Parties,
  isAtDesk: boolean,
): Estimate | null =>
  row === undefined || row.state === 'replaced'
    ? null
    : {
        ...parties,
        version: row.version,
        state: row.state,
        lines: row.lines.map(toBillLine),
        sumRial: row.sum_rial,
        discountRial: row.discount_rial,
        taxRial: row.tax_rial,
        payableRial: row.payable_rial,
        note: row.note,
        sentAt: toIso(row.sent_at),
        answeredAt: toIsoOrNull(row.answered_at),
        takeBackUntil:
          row.state === 'accepted' && row.answered_at !== null && isAtDesk
            ? toIso(row.answered_at + takeBackMs)
            : null,
      };

export const toInvoice = (row: StoredInvoice, parties: Parties): Invoice => ({
  ...parties,
  number: row.number,
  issuedAt: toIso(row.issued_at),
  lines: row.lines.map(toBillLine),
  sumRial: row.sum_rial - row.tax_rial,
  taxPercent: row.tax_tenths / 10,
  taxRial: row.tax_rial,
  reason: row.reason,
  discountRial: row.discount_rial,
  payableRial: row.payable_rial,
});

export const toPaymentState = (
  row: StoredInvoice | undefined,
  last: LedgerPayment | undefined,
): PaymentState => ({
  state: row?.payment_state ?? 'none',
  method: row?.paid_by ?? last?.method ?? null,
  reference: row?.paid_reference ?? last?.reference ?? null,
  cardMasked: row?.card_masked ?? last?.cardMasked ?? null,
  paidAt: row?.paid_at ? toIso(row.paid_at) : last ? toIso(last.at) : null,
  returnedOn: row?.refundedOn ?? null,
});

export const toCountedPayment = (traceNumber: string, payment: LedgerPayment) => ({
  number: receiptNumber(traceNumber, payment.receiptNo),
  method: payment.method,
  amountRial: payment.amountRial,
  at: toIso(payment.at),
  reference: payment.reference,
  cardMasked: payment.cardMasked,
  remainedRial: payment.remainedRial,
});

/** Not while it is paid, in review, or may have been taken already: nothing is paid twice. */
export const mayPay = (invoice: StoredInvoice | undefined): boolean =>
  invoice !== undefined &&
  (invoice.payment_state === 'due' || invoice.payment_state === 'pending') &&
  !invoice.looksTaken &&
  invoice.payable_rial > invoice.receivedRial;
