import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { fillLink, type NoticeFacts, type ParcelFacts, writeNotice } from '#contract/repair/notice-texts.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { readSiteName } from '#features/content/index.ts';
import { findDevice } from '#features/devices/index.ts';
import { describeChange, type TrackingLink } from '#features/notification/index.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import type { PaidBy } from '#storage/repair-tables.ts';
import { normalizeParcel } from './parcels.rules.ts';

export type NoticeOptions = {
  traceNumber: string;
  /** The move it would tell of; or an estimate or a note. */
  to?: StatusId | undefined;
  parcel?: ParcelFacts | undefined;
  paidBy?: PaidBy | undefined;
  reference?: string | undefined;
  estimateRial?: number | undefined;
  note?: string | undefined;
};

/** Who would be told what: the receiver's number, and the text as it would go out, character for character. */
export const previewNotice = async (
  db: Db,
  wish: NoticeOptions,
  trackingLink?: TrackingLink,
): Promise<{ mobile: string | null; text: string | null }> => {
  const request = await findRequestByTrace(db, wish.traceNumber);
  const device = request && (await findDevice(db, { id: request.sold_product_id }));
  if (!request || !device) throw deskRefusal('unknown-request', { traceNumber: wish.traceNumber });
  if (!device.mobile) return { mobile: null, text: null };
  const facts = factsOf(wish, request.status_id, request.repair_in_place === 1);
  const text = writeNotice(facts, { traceNumber: wish.traceNumber, siteName: await readSiteName(db) });
  return { mobile: device.mobile, text: fillLink(text, await trackingLink?.(request.id)) };
};

const factsOf = (wish: NoticeOptions, from: StatusId, repairInPlace: boolean): NoticeFacts => {
  if (wish.note !== undefined) return { kind: 'note', text: wish.note.trim() };
  if (wish.estimateRial !== undefined) return { kind: 'estimate', payableRial: wish.estimateRial };
  if (wish.to === undefined) return { kind: 'link' };
  return describeChange({
    fromStatus: from,
    toStatus: wish.to,
    repairInPlace,
    paidBy: wish.paidBy ?? null,
    paidReference: wish.reference?.trim() || null,
    parcel: repairInPlace || !wish.parcel ? undefined : normalizeParcel(wish.parcel),
  });
};
