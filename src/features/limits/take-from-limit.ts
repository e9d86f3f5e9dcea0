import { createHmac } from 'node:crypto';
import { AppError } from '#kernel/app-error.ts';
import { dayMs, secondMs } from '#kernel/durations.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import type { LimitRule } from './limit-rules.ts';
import {
  deleteLatestTake,
  deleteOldTakes,
  findTakeByRank,
  insertTake,
  lockKey,
} from './limits.repository.ts';

/** The secret keeps stored keys from being guessed back: there are few enough addresses and mobiles to try all. */
export type LimitDeps = { storage: Storage; appSecret: string };

export type LimitTake = { rule: LimitRule; key: string };

type LimitVerdict = { isOver: false } | { isOver: true; retryAfterSeconds: number };

/** Counts one use under the rule, unless that would be too many. Not to be called inside a transaction. */
export const takeFromLimit = (deps: LimitDeps, rule: LimitRule, key: string): Promise<LimitVerdict> =>
  takeAll(deps, [{ rule, key }]);

/** The same inside a transaction of the caller's. */
export const takeFromLimitIn = (
  trx: Db,
  deps: LimitDeps,
  rule: LimitRule,
  key: string,
): Promise<LimitVerdict> => takeIn(trx, deps, [{ rule, key }]);

/** Counts one use under each rule, or, when any of them is full, under none, and throws `too_many`. */
export const requireWithinLimits = async (deps: LimitDeps, takes: readonly LimitTake[]): Promise<void> =>
  requireNotOver(await takeAll(deps, takes));

/** The same inside a transaction of the caller's: what is counted goes when the rest fails. */
export const requireWithinLimitsIn = async (
  trx: Db,
  deps: LimitDeps,
  takes: readonly LimitTake[],
): Promise<void> => requireNotOver(await takeIn(trx, deps, takes));

/** Whether one more use would be too many. Counts nothing. */
export const peekLimit = async (deps: LimitDeps, rule: LimitRule, key: string): Promise<LimitVerdict> => {
  const { db } = deps.storage;
  return judge(db, await readDatabaseNow(db), rule, hashKey(deps, rule, key));
};

/** As {@link peekLimit} for several rules, throwing `too_many` when any is full. */
export const requireRoomInLimits = async (deps: LimitDeps, takes: readonly LimitTake[]): Promise<void> => {
  for (const { rule, key } of takes) requireNotOver(await peekLimit(deps, rule, key));
};

/** Takes the latest count off again, for example when the SMS it was counted for was never sent. */
export const giveBackTake = (deps: LimitDeps, rule: Pick<LimitRule, 'name'>, key: string): Promise<void> => {
  const keyHash = hashKey(deps, rule, key);
  return deps.storage.unsyncedDb.transaction().execute(async (trx) => {
    await lockKey(trx, keyHash);
    await deleteLatestTake(trx, keyHash);
  });
};

/** Removes what no window counts any more. Returns how many counts went. */
export const purgeLimits = async ({ storage: { db } }: { storage: Storage }): Promise<number> => {
  const now = await readDatabaseNow(db);
  return deleteOldTakes(db, now, now - 2 * dayMs);
};

const takeAll = async (deps: LimitDeps, takes: readonly LimitTake[]): Promise<LimitVerdict> =>
  deps.storage.unsyncedDb.transaction().execute((trx) => takeIn(trx, deps, takes));

const takeIn = async (trx: Db, deps: LimitDeps, takes: readonly LimitTake[]): Promise<LimitVerdict> => {
  const keyed = takes
    .map(({ rule, key }) => ({ rule, keyHash: hashKey(deps, rule, key) }))
    // One order for everyone: two callers that share keys wait for each other instead of blocking each other.
    .sort((a, b) => (a.keyHash < b.keyHash ? -1 : 1));
  let now = 0;
  for (const { keyHash } of keyed) now = Math.max(now, await lockKey(trx, keyHash));

  const waits: number[] = [];
  for (const { rule, keyHash } of keyed) {
    const verdict = await judge(trx, now, rule, keyHash);
    if (verdict.isOver) waits.push(verdict.retryAfterSeconds);
  }
  if (waits.length > 0) return { isOver: true, retryAfterSeconds: Math.max(...waits) };

  for (const { rule, keyHash } of keyed) await insertTake(trx, keyHash, now, longestWindowMs(rule));
  return { isOver: false };
};

const judge = async (db: Db, now: number, rule: LimitRule, keyHash: string): Promise<LimitVerdict> => {
  let wait = 0;
  for (const { seconds, max } of rule.windows) {
    const oldest = await findTakeByRank(db, keyHash, now - seconds * secondMs, max);
    if (oldest === undefined) continue;
    const left = Math.ceil((oldest + seconds * secondMs - now) / secondMs);
    // After the clock was set back, takes lie in the future until they are corrected; the wait is at most the window.
    wait = Math.max(wait, Math.min(Math.max(left, 1), seconds));
  }
  return wait > 0 ? { isOver: true, retryAfterSeconds: wait } : { isOver: false };
};

const requireNotOver = (verdict: LimitVerdict): void => {
  if (verdict.isOver) throw new AppError('too_many', { retryAfterSeconds: verdict.retryAfterSeconds });
};

const longestWindowMs = (rule: LimitRule): number =>
  Math.max(...rule.windows.map(({ seconds }) => seconds)) * secondMs;

export const hashKey = ({ appSecret }: LimitDeps, rule: Pick<LimitRule, 'name'>, key: string): string =>
  createHmac('sha256', appSecret).update(`limit\n${rule.name}\n${key}`).digest('base64url');
