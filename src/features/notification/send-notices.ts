import { z } from 'zod';
import { fillLink } from '#contract/repair/notice-texts.ts';
import type { OutboxSender, SendVerdict } from '#features/outbox/index.ts';
import { minuteMs } from '#kernel/durations.ts';
import { type Sms, SmsFailure } from '#ports/sms.ts';
import type { Storage } from '#storage/dialect.ts';
import { summaryKind } from './notice-kind.ts';
import { queueStatusNotice } from './queue-notice.ts';
import {
  findSms,
  markSmsCancelled,
  markSmsEnded,
  markSmsHanded,
  markSmsSent,
} from './sms-message.repository.ts';
import { settleSummed } from './status-summary.repository.ts';
import { writeSummaryText } from './status-summary.ts';

/** The address at which a request can be followed; none where the portal gives none. */
export type TrackingLink = (requestId: number) => Promise<string | undefined>;

const Payload = z.union([
  z.object({ smsId: z.int(), to: z.string().optional() }),
  // Queued by an earlier release: the line of the log that the SMS is about.
  z.object({ logId: z.int() }),
]);

/** Within seconds at first, in the end hours; about a day in all. */
const delaysSeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 28_800] as const;

const firstCheckAfterMs = minuteMs;

type NoticeSenderDeps = {
  storage: Storage;
  sms: Sms;
  trackingLink?: TrackingLink | undefined;
  /** The address of the page of all devices, for a message about several requests. */
  devicesLink?: (() => string) | undefined;
};

/** Sends queued notices. The number and the link are looked up at that moment, so neither lies in the queue. */
export const createStatusNoticeSender = (deps: NoticeSenderDeps): OutboxSender => ({
  delaysSeconds,
  send: async (payload, { noticeId, attempt }) => {
    const given = Payload.parse(payload);
    if ('logId' in given) return sendEarlier(deps, given.logId);
    const { db } = deps.storage;
    const message = await findSms(db, given.smsId);
    if (!message) return { kind: 'permanent-failure', reason: 'the message is gone' };
    // It went out with an earlier try, and the outbox could not note that.
    if (message.state === 'sent' || message.state === 'delivered') return { kind: 'sent' };
    const to = given.to ?? (message.noSmsReason ? null : message.mobile);
    const { recognizesRepeats } = deps.sms;
    if (message.isHanded && !recognizesRepeats)
      return endUnknown(deps, message.id, 'an earlier try was cut short');
    if (!to)
      return end(deps, message.id, { state: 'undelivered', reason: message.noSmsReason ?? 'no-mobile' });
    const link =
      message.requestId === null ? deps.devicesLink?.() : await deps.trackingLink?.(message.requestId);
    const isNewSummary = message.kind === summaryKind && message.text === '';
    const words = isNewSummary ? await writeSummaryText(db, message.id, to) : message.text;
    if (words === undefined) {
      await markSmsCancelled(db, message.onceKey);
      return { kind: 'sent' };
    }
    const text = fillLink(words, link);
    if (!recognizesRepeats) await markSmsHanded(db, message.id, true);
    try {
      const { provider, messageId } = await deps.sms.sendTemplate({
        to,
        template: 'notice',
        params: { text },
        idempotencyKey: noticeId,
      });
      await deps.storage.db.transaction().execute(async (trx) => {
        await markSmsSent(trx, message.id, {
          provider,
          providerId: messageId,
          checkAfterMs: firstCheckAfterMs,
        });
        await settleSummed(trx, message.id, { state: 'sent', reason: 'summed' });
      });
      return { kind: 'sent' };
    } catch (error) {
      if (error instanceof SmsFailure) return judgeFailure(deps, message.id, error, attempt);
      throw error;
    }
  },
});

/** The text is written now and sent with the next poll. */
const sendEarlier = async ({ storage }: NoticeSenderDeps, logId: number): Promise<SendVerdict> => {
  await storage.db
    .transaction()
    .execute((trx) => queueStatusNotice(trx, logId, { onceKey: `late-${logId}` }));
  return { kind: 'sent' };
};

const judgeFailure = async (
  deps: NoticeSenderDeps,
  smsId: number,
  { kind, message }: SmsFailure,
  attempt: number,
): Promise<SendVerdict> => {
  if (kind === 'recipient')
    return end(deps, smsId, { state: 'undelivered', reason: 'number-refused' }, message);
  // No readable answer came. Trying again is safe only where the provider recognizes our key.
  if (kind === 'unknown' && !deps.sms.recognizesRepeats) {
    return endUnknown(deps, smsId, message);
  }
  if (attempt > delaysSeconds.length)
    return end(deps, smsId, { state: 'undelivered', reason: 'gave-up' }, message);
  // Certainly not taken: the next try is no repeat.
  if (!deps.sms.recognizesRepeats) await markSmsHanded(deps.storage.db, smsId, false);
  return { kind: 'retry', reason: message };
};

/** It may be with its reader: a person decides whether it goes again. */
const endUnknown = (deps: NoticeSenderDeps, smsId: number, message: string): Promise<SendVerdict> =>
  end(deps, smsId, { state: 'unknown', reason: 'no-answer' }, `${message}; it may have been sent`);

const end = async (
  { storage }: NoticeSenderDeps,
  smsId: number,
  ending: { state: 'undelivered' | 'unknown'; reason: string },
  reason = ending.reason,
): Promise<SendVerdict> => {
  await storage.db.transaction().execute(async (trx) => {
    await markSmsEnded(trx, smsId, ending);
    await settleSummed(trx, smsId, ending);
  });
  return { kind: 'permanent-failure', reason };
};
