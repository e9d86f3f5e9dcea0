/**
 * Runs holders one at a time, first come first served; `take` returns the function that releases. The event loop
 * turns between two: a hundred holders in a row, which with SQLite never wait, would delay every request.
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
