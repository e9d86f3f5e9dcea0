import { setImmediate as nextRound } from 'node:timers/promises';
import { limitConcurrency, type Turns } from '#kernel/limit-concurrency.ts';

/**
 * Making pages is this process's own work: begun all at once they take as long, and the memory of all of them.
 * Between two works the process looks at its sockets, so that who comes meanwhile is heard, counted and, if need
 * be, sent away.
 */
export const limitPageMaking = (most: number, patienceMs: number): Turns =>
  limitConcurrency({ most, patienceMs, beforeWork: () => nextRound() });
