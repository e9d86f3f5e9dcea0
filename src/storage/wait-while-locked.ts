import { setTimeout as pause } from 'node:timers/promises';

/** As SQLite's own waiting does it, but the process goes on with other work meanwhile. */
const pauses = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100];

const busy = 5;

/** Another program holds the lock; the statement has done nothing and may be tried again. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && ((error as { errcode?: number }).errcode ?? 0) % 256 === busy;

/** Does the work, again and again while the file is locked, until the moment (`performance.now()`) has passed. */
export const waitWhileLocked = async <Result>(until: number, work: () => Result): Promise<Result> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return work();
    } catch (error) {
      const left = until - performance.now();
      if (!isLocked(error) || left <= 0) throw error;
      await pause(Math.min(left, pauses[tries] ?? 100));
    }
  }
};
