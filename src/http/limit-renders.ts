import { setImmediate as nextRound } from 'node:timers/promises';
import { type ConcurrencyLimiter, limitConcurrency } from '#kernel/limit-concurrency.ts';
import { limits } from './limits.ts';

/**
 * Rendering is this process's own work: begun all at once, pages take as long in total, and the memory of all of them.
 * Between two of them the process reads its sockets, so that new requests are counted and, if need be, refused.
 */
export const limitRenders = (): ConcurrencyLimiter =>
  limitConcurrency({
    maxConcurrent: limits.maxConcurrentRenders,
    startAnywayAfterMs: limits.startRenderAnywayAfter,
    beforeWork: () => nextRound(),
  });
