import { AppError } from '#kernel/app-error.ts';
import { secondMs } from '#kernel/durations.ts';
import type { Db } from '#storage/dialect.ts';
import type { DelayRule } from './limit-rules.ts';
import { countTakes, deleteTakes, insertTake, lockKey } from './limits.repository.ts';
import { hashKey, type LimitDeps, type LimitTake, requireWithinLimitsIn } from './take-from-limit.ts';

export type DelayedTry = { rule: DelayRule; key: string };

/**
 * Counts a try before it is made, so that many at once are counted as many. Throws `too_many` while the key has
 * to wait or one of the limits is full; then nothing is counted.
 */
export const takeTry = (
  deps: LimitDeps,
  { rule, key }: DelayedTry,
  takes: readonly LimitTake[],
): Promise<void> =>
  deps.storage.unsyncedDb.transaction().execute(async (trx) => {
    const keyHash = hashKey(deps, rule, key);
    const now = await lockKey(trx, keyHash);
    const wait = await readWait(trx, rule, keyHash, now);
    if (wait > 0) throw new AppError('too_many', { retryAfterSeconds: wait });
    await requireWithinLimitsIn(trx, deps, takes);
    await insertTake(trx, keyHash, now, rule.forgetSeconds * secondMs);
  });

/** Forgets all tries of the key: it was the right one. */
export const forgetTries = async (
  trx: Db,
  deps: LimitDeps,
  { rule, key }: { rule: { name: string }; key: string },
): Promise<void> => deleteTakes(trx, hashKey(deps, rule, key));

const readWait = async (trx: Db, rule: DelayRule, keyHash: string, now: number): Promise<number> => {
  const { count, latest } = await countTakes(trx, keyHash, now - rule.forgetSeconds * secondMs);
  if (count < rule.free) return 0;
  const gap = rule.waitsSeconds[Math.min(count - rule.free, rule.waitsSeconds.length - 1)] ?? 0;
  const left = Math.ceil((latest + gap * secondMs - now) / secondMs);
  // After the clock was set back, the latest try lies in the future until it is corrected; the wait is at most the gap.
  return Math.min(Math.max(left, 0), gap);
};
