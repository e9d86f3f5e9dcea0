import { setImmediate as nextRound } from 'node:timers/promises';
import { limitConcurrency, type RunLimited } from '#kernel/limit-concurrency.ts';
import { limits } from './limits.ts';

export type RenderLimit = {
  run: RunLimited;
  /** How many wait to be rendered. */
  waiting: () => number;
};

/**
 * Rendering is this process's own work: begun all at once, pages take as long in total, and the memory of all of them.
 * Between two of them the process reads its sockets, so that new requests are counted and, if need be, refused.
 */
export const limitRenders = (): RenderLimit => {
  const runLimited = limitConcurrency({
    most: limits.maxConcurrentRenders,
    patienceMs: limits.renderPatience,
    beforeWork: () => nextRound(),
  });
  let waiting = 0;
  return {
    waiting: () => waiting,
    run: (work) => {
      waiting += 1;
      return runLimited(() => {
        waiting -= 1;
        return work();
      });
    },
  };
};
