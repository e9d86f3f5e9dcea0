/** Runs a piece of work when its turn comes. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many works run at once and the others wait in line. Making pages is this process's own work: begun all
 * at once they take as long, and the memory of all of them. A work whose turn does not come within the patience
 * begins anyway, because then those before it hang on something else.
 */
export const takeTurns = (most: number, patienceMs: number): Turns => {
  let running = 0;
  const waiting = new Set<() => void>();

  const waitForTurn = (): Promise<void> =>
    new Promise((begin) => {
      const go = () => {
        clearTimeout(timer);
        waiting.delete(go);
        running += 1;
        begin();
      };
      const timer = setTimeout(go, patienceMs);
      waiting.add(go);
    });

  return async (work) => {
    if (running >= most) await waitForTurn();
    else running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      const [next] = waiting;
      if (running < most) next?.();
    }
  };
};
