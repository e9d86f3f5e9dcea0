import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { BillLine } from '#contract/repair/bill.ts';
import { writeIdentity } from '#contract/repair/party-identity.ts';
import type { Person } from '#features/audit/index.ts';
import { type Device, isInWarranty, requireDeviceById } from '#features/devices/index.ts';
import { moveRequest, type StoredRequest } from '#features/requests/index.ts';
import { type ActionActor, type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { listEstimates } from '../money/estimates.repository.ts';
import { findSettlement } from '../money/find-settlement.ts';
import { insertHandPayment } from '../money/hand-payments.repository.ts';
import { countInvoices, insertInvoice } from '../money/invoices.repository.ts';
import { readReceived } from '../money/ledger.repository.ts';
import { readNextReceiptNo } from '../money/payment-receipts.ts';
import { readParties } from '../money/read-parties.ts';
import { describeBill, requireBill } from '../money/require-bill.ts';
import { writeInvoicePayment } from '../money/write-invoice-payment.ts';
import { isReason } from '../request/desk-moves.rules.ts';
import {
  currentState,
  type RequestClaim,
  requireUnmovedRequest,
} from '../request/require-unmoved-request.ts';
import { readDeskSettings } from '../settings/desk-settings.ts';
import { findHoldMs } from './hold-notice.ts';

type InvoiceInput = RequestClaim & {
  lines: readonly BillLine[];
  discountRial: number;
  /** Free within the warranty: the prices stay, the discount is the whole sum. */
  isFree?: boolean | undefined;
  /** Why it is free or above the accepted estimate; the customer reads it beside the invoice. */
  reason?: string | undefined;
  note?: string | undefined;
};

/** Writes the invoice of a received device and asks the customer to pay it; a free one is settled at once. */
export const issueInvoice = staffAction({
  name: 'invoice.issue',
  permission: 'invoices.write',
  run: async ({ trx, actor }: ActionContext, input: InvoiceInput) => {
    const request = await requireUnmovedRequest(trx, input);
    if (request.status_id !== 2) throw deskRefusal('move-not-allowed', currentState(request));
    const device = await requireDeviceById(trx, request.sold_product_id);
    const isFree = input.isFree ?? false;
    if (isFree) await requireWarranty(trx, device, input.reason, actor);
    else requireAnsweredEstimate(request);

    const { taxTenths, mostDiscountPercent } = (await readDeskSettings(trx)).settings;
    const sum = input.lines.reduce((total, { quantity, unitRial }) => total + quantity * unitRial, 0);
    const discountRial = isFree ? sum : input.discountRial;
    const bill = requireBill({ lines: input.lines, discountRial, taxTenths });
    const reason = input.reason?.trim() ?? '';
    if (!isFree) {
      await requireReasonAboveEstimate(trx, request, bill.payableRial, reason);
      const isLargeDiscount = discountRial * 100 > bill.sumRial * mostDiscountPercent;
      if ((isLargeDiscount || bill.payableRial === 0) && !(await isInItsWarranty(trx, device)))
        requireWaiver(actor, reason, mostDiscountPercent);
    }
    const number = `${request.trace_number}-${(await countInvoices(trx, request.id)) + 1}`;
    const { seller, buyer } = await readParties(trx, device, request);
    const invoiceId = await insertInvoice(trx, {
      requestId: request.id,
      number,
      bill,
      reason,
      isFree,
      by: actor,
      seller: writeIdentity(seller),
      buyer: writeIdentity(buyer),
    });
    const creditRial = await readReceived(trx, request.id);
    const settlement = await findSettlement(trx, request.id, {
      payableRial: bill.payableRial,
      receivedRial: creditRial,
    });
    const move = { source: 'desk' as const, by: actor, holdMs: findHoldMs(actor) };
    const note = input.note?.trim() || null;
    const invoiced = await moveRequest(trx, {
      ...move,
      request,
      to: 3,
      note,
      notifiesCustomer: !isFree && !settlement,
    });
    if (isFree) {
      await settleFree(trx, request.id, invoiceId, actor);
      await moveRequest(trx, { ...move, request: invoiced, to: 4, note: reason });
    }
    if (settlement) {
      await writeInvoicePayment(trx, invoiceId, settlement);
      await moveRequest(trx, { ...move, request: invoiced, to: 4 });
    }
    return {
      // A free invoice makes two lines of one action; the first of them is what takes it back.
      result: { logId: invoiced.logId },
      audit: {
        action: isFree ? 'invoice.free' : 'invoice.issue',
        subject: { kind: 'repair', id: input.traceNumber },
        from: { status: request.status_id },
        to: {
          status: isFree || settlement ? 4 : 3,
          invoiceNumber: number,
          ...describeBill(bill),
          ...(creditRial > 0 ? { creditRial } : {}),
        },
        why: reason,
      },
    };
  },
});

/** Nothing to pay, and noted as such. */
const settleFree = async (trx: Db, requestId: number, invoiceId: number, by: Person): Promise<void> => {
  await insertHandPayment(trx, {
    requestId,
    invoiceId,
    method: 'free',
    reference: null,
    referenceKey: null,
    amountRial: 0,
    receiptNo: await readNextReceiptNo(trx, requestId),
    remainedRial: 0,
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
  if (request.estimate_state === 'sent') throw deskRefusal('estimate-waits', currentState(request));
  if (request.estimate_state === 'declined') throw deskRefusal('estimate-declined', currentState(request));
};

const requireWarranty = async (
  trx: Db,
  device: Device,
  reason: string | undefined,
  { permissions }: ActionActor,
): Promise<void> => {
  if (!isReason(reason)) throw deskRefusal('reason-needed', { field: 'reason' });
  if (permissions.has('invoices.waive') || (await isInItsWarranty(trx, device))) return;
  const until = device.warranty_until;
  throw until === null ? deskRefusal('warranty-unknown') : deskRefusal('warranty-over', { day: until });
};

const isInItsWarranty = async (trx: Db, { warranty_until }: Device): Promise<boolean> =>
  isInWarranty(warranty_until, await readDatabaseNow(trx));

/** A free invoice or a large discount without a warranty needs a permission and a reason. */
const requireWaiver = ({ permissions }: ActionActor, reason: string, percent: number): void => {
  if (!permissions.has('invoices.waive')) throw deskRefusal('discount-needs-manager', { percent });
  if (!isReason(reason)) throw deskRefusal('reason-needed', { field: 'reason' });
};

const requireReasonAboveEstimate = async (
  trx: Db,
  request: StoredRequest,
  payableRial: number,
  reason: string,
): Promise<void> => {
  if (request.estimate_state !== 'accepted') return;
  const accepted = (await listEstimates(trx, request.id)).at(-1);
  const more = payableRial - (accepted?.payable_rial ?? payableRial);
  if (more > 0 && !isReason(reason)) {
    throw deskRefusal('above-estimate', { ...currentState(request), amountRial: more, field: 'reason' });
  }
};
