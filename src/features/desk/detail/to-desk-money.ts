import type { Selectable } from 'kysely';
import { secondMs } from '#kernel/durations.ts';
import { toIso, toIsoOrNull } from '#kernel/to-iso.ts';
import type { PaymentRow } from '#storage/payment-tables.ts';
import type { StoredHandPayment } from '../money/hand-payments.repository.ts';
import type { listCreditRefunds } from '../money/ledger.repository.ts';
import { receiptNumber } from '../money/payment-receipts.ts';
import { undoMs } from '../moves/hold-notice.ts';

type LineRow = {
  title: string;
  quantity: number;
  unit_rial: number;
  discount_rial: number | null;
  tax_rial: number | null;
  code: string;
};

type BillRow = {
  lines: readonly LineRow[];
  sum_rial: number;
  discount_rial: number;
  tax_tenths: number;
  tax_rial: number;
  payable_rial: number;
};

/** A line of an estimate or an invoice as it was issued. */
export const toBillLine = ({
  title,
  quantity,
  unit_rial,
  discount_rial,
  tax_rial,
}: Omit<LineRow, 'code'>) => ({
  title,
  quantity,
  unitRial: unit_rial,
  totalRial: quantity * unit_rial,
  discountRial: discount_rial,
  taxRial: tax_rial,
});

/** The figures of an estimate or an invoice. */
export const toBill = (row: BillRow) => ({
  lines: row.lines.map((line) => ({ code: line.code, ...toBillLine(line) })),
  sumRial: row.sum_rial,
  discountRial: row.discount_rial,
  taxPercent: row.tax_tenths / 10,
  taxRial: row.tax_rial,
  payableRial: row.payable_rial,
});

export const toHandPayment = (row: StoredHandPayment, traceNumber: string, now: number) => ({
  id: row.id,
  method: row.method,
  reference: row.reference,
  amountRial: row.amount_rial,
  at: toIso(row.at),
  by: row.staff_name,
  struckAt: toIsoOrNull(row.struck_at),
  struckReason: row.struck_reason,
  number: row.receipt_no === null ? null : receiptNumber(traceNumber, row.receipt_no),
  remainedRial: row.remained_rial ?? 0,
  undoSeconds: row.struck_at === null ? Math.max(0, Math.ceil((row.at + undoMs - now) / secondMs)) : 0,
});

export const toOnlinePayment = (
  row: Selectable<PaymentRow> & { struck_at: number | null },
  traceNumber: string,
) => ({
  id: row.id,
  state: row.state,
  amountRial: row.amount_rial,
  reference: row.ref_id,
  cardMasked: row.card_masked,
  startedAt: toIso(row.created_at),
  finishedAt: toIsoOrNull(row.finished_at),
  refundedOn: row.refunded_on,
  refundReference: row.refund_reference,
  struckAt: toIsoOrNull(row.struck_at),
  number: row.receipt_no === null ? null : receiptNumber(traceNumber, row.receipt_no),
  remainedRial: row.remained_rial ?? 0,
});

export const toCreditRefund = (row: Awaited<ReturnType<typeof listCreditRefunds>>[number]) => ({
  amountRial: row.amount_rial,
  day: row.day,
  reference: row.reference,
  at: toIso(row.at),
  by: row.staff_name,
});
