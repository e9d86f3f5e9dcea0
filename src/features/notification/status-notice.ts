import { z } from 'zod';
import { isStatusId, readStatus } from '#contract/repair/statuses.ts';
import { type OutboxSender, queueMessage, type SendVerdict } from '#features/outbox/index.ts';
import { type Sms, SmsFailure, type SmsMessage } from '#ports/sms.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { findNotice, type Notice } from './notice.repository.ts';

export const statusNoticeKind = 'repair-status-sms';

const Payload = z.object({ logId: z.int() });

/** Within seconds at first, in the end hours; about a day in all. */
const delaysSeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 28_800] as const;

/** Queues the notice of one line of the log, in the transaction that writes the line. */
export const queueStatusNotice = (trx: Db, logId: number): Promise<void> =>
  queueMessage(trx, { kind: statusNoticeKind, onceKey: `repair-log-${logId}`, payload: { logId } });

/** Sends queued notices. The number and the words are looked up at that moment, so neither lies in the queue. */
export const createStatusNoticeSender = ({ storage, sms }: { storage: Storage; sms: Sms }): OutboxSender => ({
  delaysSeconds,
  send: async (payload, { onceKey }) => {
    const notice = await findNotice(storage.db, Payload.parse(payload).logId);
    if (!notice) return { kind: 'permanent-failure', reason: 'the change is not in the log' };
    if (!notice.mobile) return { kind: 'permanent-failure', reason: 'the device has no mobile' };
    try {
      await sms.sendTemplate(writeMessage(notice, notice.mobile, onceKey));
      return { kind: 'sent' };
    } catch (error) {
      if (error instanceof SmsFailure) return judgeFailure(sms, error);
      throw error;
    }
  },
});

const judgeFailure = (sms: Sms, { kind, message }: SmsFailure): SendVerdict => {
  if (kind === 'recipient') return { kind: 'permanent-failure', reason: message };
  // No answer came. Trying again is safe only where the provider recognises our key.
  if (kind === 'unknown' && !sms.recognisesRepeats) {
    return { kind: 'permanent-failure', reason: `${message}; it may have been sent` };
  }
  return { kind: 'retry', reason: message };
};

const writeMessage = (notice: Notice, to: string, idempotencyKey: string): SmsMessage => {
  const { traceNumber, fromStatus, toStatus, paidReference } = notice;
  const about = { to, idempotencyKey };
  if (fromStatus === null) return { ...about, template: 'request-registered', params: { traceNumber } };
  if (toStatus === 4 && paidReference) {
    return { ...about, template: 'payment-received', params: { traceNumber, reference: paidReference } };
  }
  if (!isStatusId(toStatus)) throw new Error(`status ${toStatus} is not in the table`);
  const status = readStatus(toStatus, notice.repairInPlace, fromStatus === 2 && toStatus === 5).title;
  return { ...about, template: 'status-changed', params: { traceNumber, status } };
};
