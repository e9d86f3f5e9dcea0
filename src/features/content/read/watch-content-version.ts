import type { Storage } from '#storage/dialect.ts';
import { readContentVersion } from './content-version.repository.ts';

/** How often the version is read. Every process sees a write of any other within this time and a moment. */
const refreshEveryMs = 1_000;

/** The newest content version this process has seen. */
export type ContentVersion = {
  current: () => number;
  /** How long ago the database last confirmed it, in milliseconds. */
  age: () => number;
  /** Reads the version now, after a write of this process. */
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Keeps the content version up to date. The version in the database is read every second; the engine's hints only make
 * the next reading come at once. While the database is away the last known version stays, and its age grows.
 */
export const watchContentVersion = async (
  storage: Pick<Storage, 'db' | 'listenForContentChanges'>,
): Promise<ContentVersion> => {
  let version = await readContentVersion(storage.db);
  let confirmedAt = performance.now();
  let refreshing: Promise<void> | undefined;
  let isAskedAgain = false;

  const readVersion = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      const started = performance.now();
      try {
        version = await readContentVersion(storage.db);
        confirmedAt = started;
      } catch {
        // The database cannot be reached. Read again at the next interval; other requests report their own failures.
      }
    } while (isAskedAgain);
  };
  /** One reading at a time: a hint that comes during one may be about a write that it did not see. */
  const refresh = (): Promise<void> => {
    if (refreshing) isAskedAgain = true;
    refreshing ??= readVersion().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  const timer = setInterval(() => {
    if (!refreshing) void refresh();
  }, refreshEveryMs);
  timer.unref();
  const hints = storage.listenForContentChanges(() => void refresh());

  return {
    current: () => version,
    age: () => performance.now() - confirmedAt,
    refresh,
    stop: async () => {
      clearInterval(timer);
      await hints.stop();
      await refreshing;
    },
  };
};
