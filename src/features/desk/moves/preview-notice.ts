import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { NoSmsReason } from '#contract/office/no-sms-reasons.ts';
import { calculateBalance } from '#contract/payment-bounds.ts';
import { isUnrepairedReturn } from '#contract/repair/moves.ts';
import { fillLink, type NoticeFacts, type ParcelFacts, writeNotice } from '#contract/repair/notice-texts.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { readSiteName } from '#features/content/index.ts';
import { findDevice } from '#features/devices/index.ts';
import {
  describeChange,
  findNoSmsReason,
  isSummedUp,
  type TrackingLink,
} from '#features/notification/index.ts';
import { findRequestByTrace, type StoredRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import type { PaidBy } from '#storage/repair-tables.ts';
import { findSettlement } from '../money/find-settlement.ts';
import { findActiveInvoice } from '../money/invoices.repository.ts';
import { readReceived } from '../money/ledger.repository.ts';
import { foldReference } from '../money/require-reference.ts';
import { isUndeclared, isUnreported } from './move-by-desk.ts';
import { normalizeParcel } from './parcels.rules.ts';
import { type NamedPayment, readStruck } from './step-back.ts';

type NoticeOptions = {
  traceNumber: string;
  /** The move the SMS would be about; without it, an estimate or a note. */
  to?: StatusId | undefined;
  parcel?: ParcelFacts | undefined;
  paidBy?: PaidBy | undefined;
  reference?: string | undefined;
  estimateRial?: number | undefined;
  /** The sum of an invoice that is being written. */
  payableRial?: number | undefined;
  note?: string | undefined;
  /** What is taken by hand; the SMS about a part names what remains. */
  partRial?: number | undefined;
  /** Of a step back over several payments: which of them it strikes. */
  payment?: NamedPayment | undefined;
};

/** The SMS that would go out: the receiver's number, and the text, character for character. */
export const previewNotice = async (
  db: Db,
  options: NoticeOptions,
  trackingLink?: TrackingLink,
): Promise<{
  mobile: string | null;
  noSmsReason: NoSmsReason | null;
  text: string | null;
  isSummed: boolean;
  isUndeclared: boolean;
  isUnreported: boolean;
}> => {
  const request = await findRequestByTrace(db, options.traceNumber);
  const device = request && (await findDevice(db, { id: request.sold_product_id }));
  if (!request || !device) throw deskRefusal('unknown-request', { traceNumber: options.traceNumber });
  const warning = {
    isUndeclared: await isUndeclared(db, request, options.to),
    isUnreported: await isUnreported(db, request, options.to),
  };
  const { mobile } = device;
  const noSmsReason = findNoSmsReason(device, request);
  if (!mobile || noSmsReason) return { mobile: null, noSmsReason, text: null, isSummed: false, ...warning };
  const facts = await describeNotice(db, request, options);
  const text = writeNotice(facts, { traceNumber: options.traceNumber, siteName: await readSiteName(db) });
  const isSummed = ['status', 'paid', 'free'].includes(facts.kind) && (await isSummedUp(db, mobile));
  return {
    mobile,
    noSmsReason,
    text: fillLink(text, await trackingLink?.(request.id)),
    isSummed,
    ...warning,
  };
};

const describeNotice = async (
  db: Db,
  request: StoredRequest,
  { to, ...options }: NoticeOptions,
): Promise<NoticeFacts> => {
  const { id, status_id: from } = request;
  const { note, estimateRial, partRial, parcel } = options;
  if (note !== undefined) return { kind: 'note', text: note.trim() };
  if (estimateRial !== undefined) return { kind: 'estimate', payableRial: estimateRial };
  if (to === undefined) return { kind: 'link' };
  const payableRial = options.payableRial ?? (await findActiveInvoice(db, id))?.payable_rial ?? 0;
  const { struckRial } =
    from === 4 && to === 3 ? await readStruck(db, request, options.payment) : { struckRial: 0 };
  const receivedRial = Math.max(0, (await readReceived(db, id)) - struckRial);
  const { paidRial, remainingRial } = calculateBalance(payableRial, receivedRial);
  if (partRial !== undefined && partRial < remainingRial)
    return { kind: 'part', amountRial: partRial, remainingRial: remainingRial - partRial };
  const settlement =
    from === 2 && to === 3 ? await findSettlement(db, id, { payableRial, receivedRial }) : undefined;
  const repairInPlace = request.repair_in_place === 1;
  return describeChange({
    fromStatus: from,
    toStatus: settlement ? 4 : to,
    repairInPlace,
    isReturnedUnrepaired: isUnrepairedReturn({ from_status: from, to_status: to }, request),
    // An invoice of nothing is free however it is settled.
    paidBy: settlement?.method ?? (payableRial === 0 ? 'free' : (options.paidBy ?? null)),
    paidReference: settlement ? settlement.reference : foldReference(options.reference ?? '') || null,
    payableRial,
    paidRial,
    parcel: repairInPlace || !parcel ? undefined : normalizeParcel(parcel),
  });
};
