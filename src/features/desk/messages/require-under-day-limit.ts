import { type DeskReason, deskRefusal } from '#contract/office/desk-reasons.ts';
import { dayMs, secondMs } from '#kernel/durations.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { listSentByHand } from './sms-of-request.repository.ts';

/**
 * Estimates, notes and messages sent again are limited over 24 hours; the refusal names when one more is possible.
 * `sentAt` are the times within these hours, oldest first.
 */
export const requireUnderDayLimit = async (
  trx: Db,
  sentAt: readonly number[],
  { max, reason }: { max: number; reason: DeskReason },
): Promise<void> => {
  const oldest = sentAt.at(-max);
  if (oldest === undefined) return;
  const retryAt = oldest + dayMs;
  const retryAfterSeconds = Math.max(1, Math.ceil((retryAt - (await readDatabaseNow(trx))) / secondMs));
  throw deskRefusal(reason, { retryAt: toIso(retryAt) }, { retryAfterSeconds });
};

/** Notes by SMS and messages sent again together. */
export const requireUnderNoteLimit = async (trx: Db, requestId: number): Promise<void> => {
  const sentAt = await listSentByHand(trx, requestId, { withNotes: true });
  await requireUnderDayLimit(trx, sentAt, { max: 10, reason: 'too-many-notes' });
};

export const requireUnderRepeatLimit = async (trx: Db, requestId: number): Promise<void> => {
  const sentAt = await listSentByHand(trx, requestId, { withNotes: false });
  await requireUnderDayLimit(trx, sentAt, { max: 3, reason: 'too-many-messages' });
};
