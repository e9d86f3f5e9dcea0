import { setImmediate as nextRound } from 'node:timers/promises';

/** Runs a piece of work when its turn comes. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many works run at once and the others wait in line. Making pages is this process's own work: begun all
 * at once they take as long, and the memory of all of them. Between two works the process looks at its sockets,
 * so that who comes meanwhile is heard, counted and, if need be, sent away. A work whose turn does not come
 * within the patience begins anyway, because then those before it hang on something else.
 */
export const limitConcurrency = (most: number, patienceMs: number): Turns => {
  let running = 0;
  const line = new Set<() => void>();

  const waitInLine = (): Promise<void> =>
    new Promise((begin) => {
      const takeOver = () => {
        line.delete(takeOver);
        clearTimeout(timer);
        begin();
      };
      const timer = setTimeout(() => {
        running += 1;
        takeOver();
      }, patienceMs);
      line.add(takeOver);
    });

  const leave = () => {
    const [next] = line;
    // The turn goes from hand to hand, so that no newcomer slips in between.
    if (next && running <= most) next();
    else running -= 1;
  };

  return async (work) => {
    if (running < most) running += 1;
    else await waitInLine();
    await nextRound();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
