import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { NoSmsReason } from '#contract/office/no-sms-reasons.ts';
import { calculateBalance } from '#contract/payment-bounds.ts';
import { fillLink, type NoticeFacts, type ParcelFacts, writeNotice } from '#contract/repair/notice-texts.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { readSiteName } from '#features/content/index.ts';
import { findDevice } from '#features/devices/index.ts';
import { describeChange, isSummedUp, type TrackingLink } from '#features/notification/index.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import { findNoSmsReason } from '#kernel/former-owner.ts';
import type { Db } from '#storage/dialect.ts';
import type { PaidBy } from '#storage/repair-tables.ts';
import { findActiveInvoice } from '../money/invoices.repository.ts';
import { readReceived } from '../money/ledger.repository.ts';
import { isUndeclared, isUnreported } from './move-by-desk.ts';
import { normalizeParcel } from './parcels.rules.ts';

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
  const invoice = options.to === 3 ? await findActiveInvoice(db, request.id) : undefined;
  const payableRial = options.payableRial ?? invoice?.payable_rial;
  const facts =
    (await findPart(db, request.id, options)) ??
    factsOf(
      { ...options, payableRial, paidRial: await readReceived(db, request.id) },
      request.status_id,
      request.repair_in_place === 1,
    );
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

const findPart = async (
  db: Db,
  requestId: number,
  { partRial }: NoticeOptions,
): Promise<NoticeFacts | undefined> => {
  const invoice = partRial === undefined ? undefined : await findActiveInvoice(db, requestId);
  if (!invoice || partRial === undefined) return undefined;
  const { remainingRial } = calculateBalance(invoice.payable_rial, await readReceived(db, requestId));
  const left = remainingRial - partRial;
  return left > 0 ? { kind: 'part', amountRial: partRial, remainingRial: left } : undefined;
};

const factsOf = (
  options: NoticeOptions & { paidRial: number },
  from: StatusId,
  repairInPlace: boolean,
): NoticeFacts => {
  if (options.note !== undefined) return { kind: 'note', text: options.note.trim() };
  if (options.estimateRial !== undefined) return { kind: 'estimate', payableRial: options.estimateRial };
  if (options.to === undefined) return { kind: 'link' };
  return describeChange({
    fromStatus: from,
    toStatus: options.to,
    repairInPlace,
    paidBy: options.paidBy ?? null,
    paidReference: options.reference?.trim() || null,
    payableRial: options.payableRial,
    paidRial: Math.min(options.paidRial, options.payableRial ?? 0),
    parcel: repairInPlace || !options.parcel ? undefined : normalizeParcel(options.parcel),
  });
};
