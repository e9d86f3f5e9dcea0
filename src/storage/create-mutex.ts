/**
 * One at a time, in the order of asking. `take` gives what releases it. Between two holders the process reads its
 * sockets: with SQLite a holder needs nothing from outside, and a hundred in a row would delay every request.
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
