/**
 * One at a time, in the order of asking. `take` gives what ends the turn. Between two turns the process looks at its
 * sockets: with SQLite a turn needs nothing from outside, and a hundred of them in a row would hold up everybody.
 */
export const createMutex = (): { take: () => Promise<() => void> } => {
  let last = Promise.resolve();
  let asking = 0;
  return {
    take: () => {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      asking += 1;
      const end = () => {
        asking -= 1;
        if (asking > 0) setImmediate(resolve);
        else resolve();
      };
      return before.then(() => end);
    },
  };
};

export type Mutex = ReturnType<typeof createMutex>;
