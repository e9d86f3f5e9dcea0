import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createDiskMediaStore } from '#adapters/media/disk.ts';
import { AppError } from '#kernel/app-error.ts';
import { limitConcurrency, TooManyAtOnce } from '#kernel/limit-concurrency.ts';
import type { ListingMediaStore } from '#ports/media-store.ts';

/** A folder whose files lie in a store that several machines share; each keeps what it was asked for on its disk. */
export type FolderMirror = {
  /** Fetches a file that this machine lacks. False when the store has none either. */
  fetchFromStore: (name: string) => Promise<boolean>;
  /** Puts a file of this machine into the store; it is acknowledged only then. */
  putIntoStore: (name: string) => Promise<void>;
  removeFromStore: (name: string) => Promise<void>;
  /** Puts everything into the store that it lacks. Returns how many files. */
  putMissingIntoStore: () => Promise<number>;
};

/**
 * How long a name that the store does not have is not asked for again: no longer than somebody takes to look for a file
 * that another machine has just been given.
 */
const missingMs = 2_000;
const maxMissing = 5_000;
/** Names that nobody has are easily made up: so many are looked for at once, so many wait, the others are refused. */
const lookups = { maxConcurrent: 8, maxQueued: 200 };

export const mirrorFolder = (
  folder: string,
  store: ListingMediaStore,
  log: Pick<Logger, 'warn'>,
): FolderMirror => {
  const disk = createDiskMediaStore({ folder });
  const limitLookups = limitConcurrency(lookups);
  const missing = new Map<string, number>();
  const underWay = new Map<string, Promise<boolean>>();

  const refuse = (error: unknown): never => {
    // Only what the file system refuses, such as when the disk is full, names its system call.
    const isOfDisk = error instanceof Error && 'syscall' in error;
    const message = `the media ${isOfDisk ? 'folder of this machine' : 'store'} could not be used`;
    if (!(error instanceof TooManyAtOnce)) log.warn({ err: error }, message);
    throw new AppError('unavailable', { message, cause: error, retryAfterSeconds: 5 });
  };
  const fetchFile = async (name: string): Promise<boolean> => {
    const found = await limitLookups(() => store.find(name));
    if (!found) {
      if (missing.size >= maxMissing) missing.clear();
      missing.set(name, performance.now() + missingMs);
      return false;
    }
    await disk.save(name, found.read());
    return true;
  };
  const putIntoStore = async (name: string) => {
    await openAsBlob(join(folder, ...name.split('/')))
      .then((content) => store.save(name, content))
      .catch(refuse);
    missing.delete(name);
  };

  return {
    fetchFromStore: async (name) => {
      if ((missing.get(name) ?? 0) > performance.now()) return false;
      const flight = underWay.get(name) ?? fetchFile(name).finally(() => underWay.delete(name));
      underWay.set(name, flight);
      return flight.catch(refuse);
    },
    putIntoStore,
    removeFromStore: (name) => store.remove(name).catch(refuse),
    putMissingIntoStore: async () => {
      const there = new Set<string>();
      for await (const { key, size } of store.list()) there.add(`${key} ${size}`);
      let count = 0;
      for await (const { key, size } of disk.list()) {
        // Removed here in the meantime: then it is not put there.
        if (there.has(`${key} ${size}`) || !(await disk.find(key))) continue;
        await putIntoStore(key);
        count += 1;
      }
      return count;
    },
  };
};
