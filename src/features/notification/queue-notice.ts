import { type NoticeFacts, writeNotice } from '#contract/repair/notice-texts.ts';
import { requireStatusId } from '#contract/repair/statuses.ts';
import { readSiteName } from '#features/content/index.ts';
import { cancelMessage, queueMessage } from '#features/outbox/index.ts';
import type { Db } from '#storage/dialect.ts';
import { findNotice, findNoticeReceiver, type Notice } from './notice.repository.ts';
import { statusNoticeKind } from './notice-kind.ts';
import { deleteSmsRows, findSmsByKey, insertSms, markSmsCancelled } from './sms-message.repository.ts';
import { cancelSummed } from './status-summary.repository.ts';
import { isSummedUp, queueInSummary } from './status-summary.ts';

type NewNotice = {
  requestId: number;
  facts: NoticeFacts;
  /** Identifies the notice, so that the same is never sent twice. */
  onceKey: string;
  logId?: number | undefined;
  /** How long it is held back, by the database's clock, so that it can be taken back. */
  holdMs?: number | undefined;
  staffName?: string | undefined;
  /** A change of status: a number that got many messages in a day gets it in the summary of the hour. */
  isStatus?: boolean;
};

/**
 * Queues an SMS about a request in the transaction of the change it is about. Its text is fixed here, so what
 * was shown beforehand is what goes out; the number and the link are looked up when it is sent. Nothing is queued
 * for a device without a mobile.
 */
export const queueNotice = async (trx: Db, notice: NewNotice): Promise<void> => {
  const receiver = await findNoticeReceiver(trx, notice.requestId);
  if (!receiver?.mobile) return;
  const { soldProductId, mobile, traceNumber } = receiver;
  const text = writeNotice(notice.facts, { traceNumber, siteName: await readSiteName(trx) });
  const sms = { ...notice, kind: notice.facts.kind, text, soldProductId };
  if (notice.isStatus && (await isSummedUp(trx, mobile)))
    return queueInSummary(trx, { ...sms, state: 'queued' }, mobile);
  return queueText(trx, sms);
};

/** Queues an SMS with words of its own to the owner of a device. */
export const queueText = async (
  trx: Db,
  sms: Omit<NewNotice, 'facts' | 'requestId'> & {
    kind: string;
    text: string;
    soldProductId: number;
    requestId: number | null;
    /** When it is not the device's own number: one that was changed just now. */
    to?: string | undefined;
  },
): Promise<void> => {
  const id = await insertSms(trx, { ...sms, state: 'queued' });
  if (id === undefined) return;
  await queueMessage(trx, {
    kind: statusNoticeKind,
    onceKey: sms.onceKey,
    payload: { smsId: id, ...(sms.to === undefined ? {} : { to: sms.to }) },
    ...(sms.holdMs === undefined ? {} : { delayMs: sms.holdMs }),
  });
};

const keyOfLog = (logId: number): string => `repair-log-${logId}`;

/** Queues the notice of one line of the log, in the transaction that writes the line. */
export const queueStatusNotice = async (
  trx: Db,
  logId: number,
  more: Pick<Partial<NewNotice>, 'holdMs' | 'staffName' | 'onceKey'> = {},
): Promise<void> => {
  const notice = await findNotice(trx, logId);
  if (!notice) throw new Error(`line ${logId} is not in the log`);
  await queueNotice(trx, {
    requestId: notice.requestId,
    facts: describeChange(notice),
    onceKey: keyOfLog(logId),
    logId,
    isStatus: true,
    ...more,
  });
};

/** The content of the SMS about a change of status. */
export const describeChange = (notice: Omit<Notice, 'requestId'>): NoticeFacts => {
  const { fromStatus, toStatus, repairInPlace, isReturnedUnrepaired, paidBy, paidReference } = notice;
  const { payableRial, paidRial, parcel } = notice;
  if (fromStatus === null) return { kind: 'registered' };
  const isForward = fromStatus < toStatus;
  if (toStatus === 4 && isForward && paidBy === 'free') return { kind: 'free' };
  if (toStatus === 4 && isForward && paidReference) return { kind: 'paid', reference: paidReference };
  return {
    kind: 'status',
    statusId: requireStatusId(toStatus),
    repairInPlace,
    isReturnedUnrepaired,
    ...(toStatus === 3 ? { payableRial, paidRial } : {}),
    ...(toStatus === 5 && isForward && parcel ? { parcel } : {}),
  };
};

/** Takes the notice of a line of the log back. False when it is no longer held. */
export const cancelStatusNotice = async (trx: Db, logId: number): Promise<boolean> => {
  if (await cancelSummed(trx, keyOfLog(logId))) return true;
  return cancelNotice(trx, keyOfLog(logId));
};

/** Takes a notice that is no change of status back. False when it is no longer held. */
export const cancelNotice = async (trx: Db, onceKey: string): Promise<boolean> => {
  const isCancelled = await cancelMessage(trx, onceKey);
  if (isCancelled) await markSmsCancelled(trx, onceKey);
  return isCancelled;
};

/** Writes down that a code went to a device's owner, or may have; its digits are nowhere. */
export const recordCodeSent = async (
  db: Db,
  { isKnown, ...code }: { soldProductId: number; onceKey: string; isKnown: boolean },
): Promise<void> => {
  const outcome = isKnown ? { state: 'sent' as const } : { state: 'unknown' as const, reason: 'no-answer' };
  await insertSms(db, { ...code, ...outcome, requestId: null, kind: 'code', text: '' });
};

/** Whether a line of the log has a notice at all: not for a device without a mobile. */
export const hasNotice = async (db: Db, logId: number): Promise<boolean> =>
  (await findSmsByKey(db, keyOfLog(logId))) !== undefined;

/** Deletes what was sent to the owner of a device that goes from the records. */
export const deleteSmsOfDevice = (trx: Db, soldProductId: number): Promise<void> =>
  deleteSmsRows(trx, soldProductId);
