import { secondMs } from '#kernel/durations.ts';
import { runNudgedLoop } from '#kernel/run-nudged-loop.ts';
import type { Db } from '#storage/dialect.ts';
import { readContentVersion } from './content-version.repository.ts';

/** How often the version is read. Every process sees a write of any other within this time and a moment. */
const refreshEveryMs = secondMs;

/** The newest content version this process has seen. */
export type ContentVersion = {
  current: () => number;
  /** How long ago the database last confirmed it, in milliseconds. */
  age: () => number;
  stop: () => Promise<void>;
};

/**
 * Keeps the content version up to date. While the database is away the last known version stays, and its age grows.
 */
export const watchContentVersion = async ({ db }: { db: Db }): Promise<ContentVersion> => {
  let version = await readContentVersion(db);
  let confirmedAt = performance.now();
  const { stop } = runNudgedLoop(
    async () => {
      const started = performance.now();
      version = await readContentVersion(db);
      confirmedAt = started;
      return { restMs: refreshEveryMs };
    },
    // The database cannot be reached: other requests report their own failures.
    { onError: () => {}, restAfterErrorMs: refreshEveryMs },
  );
  return { current: () => version, age: () => performance.now() - confirmedAt, stop };
};
