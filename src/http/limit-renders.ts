import { setImmediate as nextRound } from 'node:timers/promises';
import { limitConcurrency, type Turns } from '#kernel/limit-concurrency.ts';
import { limits } from './limits.ts';

export type RenderLimit = {
  run: Turns;
  /** How many wait to be rendered. */
  waiting: () => number;
};

/**
 * Rendering is this process's own work: begun all at once, pages take as long in total, and the memory of all of them.
 * Between two of them the process reads its sockets, so that new requests are counted and, if need be, refused.
 */
export const limitRenders = (): RenderLimit => {
  const turns = limitConcurrency({
    most: limits.maxConcurrentRenders,
    patienceMs: limits.renderPatience,
    beforeWork: () => nextRound(),
  });
  let waiting = 0;
  return {
    waiting: () => waiting,
    run: (work) => {
      waiting += 1;
      return turns(() => {
        waiting -= 1;
        return work();
      });
    },
  };
};
