import { setTimeout as pause } from 'node:timers/promises';

const maxTries = 100;
const pauseMs = 100;

/** What the work gives, once it does not fail any more; throws its last failure after ten seconds. */
export const tryAgain = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === maxTries) throw error;
      await pause(pauseMs);
    }
  }
};
