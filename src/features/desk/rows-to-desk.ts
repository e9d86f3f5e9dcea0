import type { Selectable } from 'kysely';
import { readStatus } from '#contract/repair/statuses.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import type { PaymentRow } from '#storage/payment-tables.ts';
import type { StoredHandPayment } from './hand-payments.repository.ts';

const iso = (at: number): string => new Date(Number(at)).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

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
  unitRial: Number(unit_rial),
  totalRial: quantity * Number(unit_rial),
  discountRial: discount_rial === null ? null : Number(discount_rial),
  taxRial: tax_rial === null ? null : Number(tax_rial),
});

/** The figures of an estimate or an invoice. */
export const toBill = (row: BillRow) => ({
  lines: row.lines.map((line) => ({ code: line.code, ...toBillLine(line) })),
  sumRial: row.sum_rial,
  discountRial: Number(row.discount_rial),
  taxPercent: row.tax_tenths / 10,
  taxRial: Number(row.tax_rial),
  payableRial: Number(row.payable_rial),
});

export const toHandPayment = (row: StoredHandPayment) => ({
  id: row.id,
  method: row.method,
  reference: row.reference,
  amountRial: Number(row.amount_rial),
  at: iso(row.at),
  by: row.staff_name,
  struckAt: isoOrNull(row.struck_at),
  struckReason: row.struck_reason,
});

export const toOnlinePayment = (row: Selectable<PaymentRow>) => ({
  id: row.id,
  state: row.state,
  amountRial: Number(row.amount_rial),
  reference: row.ref_id,
  cardMasked: row.card_masked,
  startedAt: iso(row.created_at),
  finishedAt: isoOrNull(row.finished_at),
  refundedOn: row.refunded_on,
  refundReference: row.refund_reference,
});

export const toOtherRepair = (row: StoredRequest) => ({
  traceNumber: row.trace_number,
  statusId: row.status_id,
  statusTitle: readStatus(row.status_id, row.repair_in_place === 1, row.is_returned_unrepaired === 1).title,
  registeredAt: iso(row.registered_at),
  issueDescription: row.issue_description,
});
