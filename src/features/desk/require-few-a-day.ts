import { type DeskReason, deskRefusal } from '#contract/office/desk-reasons.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { listEstimateTimes } from './estimates.repository.ts';
import { listSentByHand } from './sms-of-request.repository.ts';

const withinMs = 24 * 3_600_000;

/** Estimates, notes and resends of one request are counted over 24 hours; the refusal says when one more is possible. */
const requireFew = async (
  trx: Db,
  times: readonly number[],
  { max, reason }: { max: number; reason: DeskReason },
): Promise<void> => {
  const oldest = times.at(-max);
  if (oldest === undefined) return;
  const retryAt = oldest + withinMs;
  const retryAfterSeconds = Math.max(1, Math.ceil((retryAt - (await readDatabaseNow(trx))) / 1_000));
  throw deskRefusal(reason, { retryAt: new Date(retryAt).toISOString() }, { retryAfterSeconds });
};

export const requireFewEstimates = async (trx: Db, requestId: number): Promise<void> =>
  requireFew(trx, await listEstimateTimes(trx, requestId, withinMs), {
    max: 5,
    reason: 'too-many-estimates',
  });

/** Notes by SMS and resends together. */
export const requireFewNotes = async (trx: Db, requestId: number): Promise<void> =>
  requireFew(trx, await listSentByHand(trx, requestId, { withinMs, withNotes: true }), {
    max: 10,
    reason: 'too-many-notes',
  });

export const requireFewSentAgain = async (trx: Db, requestId: number): Promise<void> =>
  requireFew(trx, await listSentByHand(trx, requestId, { withinMs, withNotes: false }), {
    max: 3,
    reason: 'too-many-messages',
  });
