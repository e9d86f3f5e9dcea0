import { setImmediate as nextRound } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { type ConcurrencyLimiter, limitConcurrency, type RunLimited } from '#kernel/limit-concurrency.ts';
import type { AppEnv } from '../app-env.ts';
import { limits } from '../limits.ts';

/**
 * Rendering is this process's own work: begun all at once, pages take as long in total, and the memory of all of them.
 * Between two of them the process reads its sockets, so that new requests are counted and, if need be, refused.
 */
export const createRenderLimiter = (): ConcurrencyLimiter =>
  limitConcurrency({
    maxConcurrent: limits.maxConcurrentRenders,
    startAnywayAfterMs: limits.startRenderAnywayAfter,
    beforeWork: () => nextRound(),
  });

/** For answers that this process makes itself and that are large: only a few are made at once. */
export const renderLimit =
  (runLimited: RunLimited): MiddlewareHandler<AppEnv> =>
  (_, next) =>
    runLimited(next);
