import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { BillLine } from '#contract/repair/bill.ts';
import type { Person } from '#features/audit/index.ts';
import { type Device, findDevice } from '#features/devices/index.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import { type MovedRequest, moveRequest } from '#features/requests/index.ts';
import { tehranDay } from '#kernel/jalali.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { requireBill } from './check-bill.ts';
import { isReason } from './desk-moves.rules.ts';
import { readDeskSettings } from './desk-settings.ts';
import { listEstimates } from './estimates.repository.ts';
import { insertHandPayment } from './hand-payments.repository.ts';
import { countInvoices, insertInvoice } from './invoices.repository.ts';
import { type RequestClaim, requireLockedRequest, standing } from './lock-request.ts';
import { writeInvoicePayment } from './write-invoice-payment.ts';

export type InvoiceInput = RequestClaim & {
  lines: readonly BillLine[];
  discountRial: number;
  /** Free within the warranty: the prices stay, the discount is the whole sum. */
  isFree?: boolean | undefined;
  /** Whether the one who asks may make it free after the warranty's end. */
  mayWaive?: boolean | undefined;
  /** Why it is free or above the accepted estimate; the customer reads it beside the invoice. */
  reason?: string | undefined;
  note?: string | undefined;
  by: Person;
  holdMs?: number | undefined;
};

/** Writes the invoice of a received device and asks the customer to pay it; a free one is settled at once. */
export const issueInvoice = async (trx: Db, input: InvoiceInput): Promise<MovedRequest> => {
  const request = await requireLockedRequest(trx, input);
  if (request.status_id !== 2) throw deskRefusal('move-not-allowed', standing(request));
  const isFree = input.isFree ?? false;
  const device = await findDevice(trx, { id: request.sold_product_id });
  if (!device) throw new Error(`request ${request.trace_number} has no device`);
  if (isFree) await requireWarranty(trx, device, input);
  else requireAnsweredEstimate(request);

  const { taxTenths } = (await readDeskSettings(trx)).settings;
  const sum = input.lines.reduce((total, { quantity, unitRial }) => total + quantity * unitRial, 0);
  const discountRial = isFree ? sum : input.discountRial;
  const bill = requireBill({ lines: input.lines, discountRial, taxTenths });
  const reason = input.reason?.trim() ?? '';
  if (!isFree) await requireReasonAboveEstimate(trx, request, bill.payableRial, reason);
  const invoiceId = await insertInvoice(trx, {
    requestId: request.id,
    number: `${request.trace_number}-${(await countInvoices(trx, request.id)) + 1}`,
    bill,
    reason,
    isFree,
    by: input.by,
  });
  const move = { actor: 'desk' as const, by: input.by, holdMs: input.holdMs };
  const invoiced = await moveRequest(trx, {
    ...move,
    request,
    to: 3,
    note: input.note?.trim() || null,
    isTold: !isFree,
  });
  if (!isFree) return invoiced;
  await settleFree(trx, request.id, invoiceId, input.by);
  const settled = await moveRequest(trx, { ...move, request: invoiced, to: 4, note: reason });
  // Both lines are one action; the first of them is what takes it back.
  return { ...settled, logId: invoiced.logId };
};

/** Nothing to pay, and noted as such. */
export const settleFree = async (
  trx: Db,
  requestId: number,
  invoiceId: number,
  by: Person,
): Promise<void> => {
  await insertHandPayment(trx, {
    requestId,
    invoiceId,
    method: 'free',
    reference: null,
    referenceKey: null,
    amountRial: 0,
    by,
  });
  await writeInvoicePayment(trx, invoiceId, {
    state: 'paid',
    method: 'free',
    reference: null,
    cardMasked: null,
  });
};

const requireAnsweredEstimate = (request: StoredRequest): void => {
  if (request.estimate_state === 'sent') throw deskRefusal('estimate-waits', standing(request));
  if (request.estimate_state === 'declined') throw deskRefusal('estimate-declined', standing(request));
};

const requireWarranty = async (trx: Db, device: Device, input: InvoiceInput): Promise<void> => {
  if (!isReason(input.reason)) throw deskRefusal('reason-needed', { field: 'reason' });
  if (input.mayWaive) return;
  const today = tehranDay(new Date(await readDatabaseNow(trx)));
  const until = device.warranty_until;
  if (until === null) throw deskRefusal('warranty-unknown');
  // The last day itself is covered.
  if (until < today) throw deskRefusal('warranty-over', { day: until });
};

const requireReasonAboveEstimate = async (
  trx: Db,
  request: StoredRequest,
  payableRial: number,
  reason: string,
): Promise<void> => {
  if (request.estimate_state !== 'accepted') return;
  const accepted = (await listEstimates(trx, request.id)).at(-1);
  const more = payableRial - Number(accepted?.payable_rial ?? payableRial);
  if (more > 0 && !isReason(reason)) {
    throw deskRefusal('above-estimate', { ...standing(request), amountRial: more, field: 'reason' });
  }
};
