import { writeSummary } from '#contract/repair/notice-texts.ts';
import { readSiteName } from '#features/content/index.ts';
import { queueMessage } from '#features/outbox/index.ts';
import { hourMs, minuteMs } from '#kernel/durations.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { statusNoticeKind, summaryKind } from './notice-kind.ts';
import { findSmsByKey, insertSms, type NewSms } from './sms-message.repository.ts';
import {
  countStatusSms,
  listSummed,
  putIntoSummary,
  takeOutOfSummary,
  writeSmsText,
} from './status-summary.repository.ts';

const maxPerDay = 20;
/** Longer than a move can be undone: what is in a summary stays. */
const afterTheHourMs = minuteMs;

/** Whether one more change of status would be part of the hourly summary instead of an SMS of its own. */
export const isSummedUp = async (db: Db, mobile: string): Promise<boolean> =>
  (await countStatusSms(db, mobile, 24 * hourMs)) >= maxPerDay;

/** Stores a message of which the customer reads in the summary of its hour; the first one queues the summary. */
export const queueInSummary = async (trx: Db, sms: NewSms, mobile: string): Promise<void> => {
  const id = await insertSms(trx, sms);
  if (id === undefined) return;
  const now = await readDatabaseNow(trx);
  const onceKey = `status-summary-${mobile}-${Math.floor(now / hourMs)}`;
  // A device with a request is not deleted, and its messages neither.
  const summary = {
    soldProductId: sms.soldProductId,
    requestId: null,
    kind: summaryKind,
    text: '',
    onceKey,
  } as const;
  const made = await insertSms(trx, { ...summary, state: 'queued' });
  const summaryId = made ?? (await findSmsByKey(trx, onceKey));
  if (summaryId === undefined) throw new Error('the summary is gone');
  await putIntoSummary(trx, id, summaryId);
  const payload = { smsId: summaryId, to: mobile };
  const delayMs = hourMs - (now % hourMs) + afterTheHourMs;
  if (made !== undefined) await queueMessage(trx, { kind: statusNoticeKind, onceKey, payload, delayMs });
};

/**
 * The text of a summary, fixed when it is first sent; undefined when no message is left in it. A message about a device
 * whose number has changed meanwhile goes to the new number by itself.
 */
export const writeSummaryText = (db: Db, summaryId: number, to: string): Promise<string | undefined> =>
  db.transaction().execute(async (trx) => {
    const all = await listSummed(trx, summaryId);
    for (const { id, once_key, mobile } of all) {
      if (mobile === to) continue;
      await takeOutOfSummary(trx, id);
      await queueMessage(trx, { kind: statusNoticeKind, onceKey: once_key, payload: { smsId: id } });
    }
    const latest = new Map(
      all
        .filter(({ mobile }) => mobile === to)
        .map((row) => [row.trace_number, row.text.split('\n')[0] ?? '']),
    );
    if (latest.size === 0) return undefined;
    const text = writeSummary([...latest], await readSiteName(trx));
    await writeSmsText(trx, summaryId, text);
    return text;
  });
