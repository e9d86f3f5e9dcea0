/** One at a time, in the order of asking. `take` gives what ends the turn. */
export const createMutex = (): { take: () => Promise<() => void> } => {
  let last = Promise.resolve();
  return {
    take: () => {
      let end = () => {};
      const mine = new Promise<void>((done) => {
        end = done;
      });
      const before = last;
      last = mine;
      return before.then(() => end);
    },
  };
};

export type Mutex = ReturnType<typeof createMutex>;
