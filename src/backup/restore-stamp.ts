import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { MediaStore } from '#ports/media-store.ts';

/** The last one that a date can be: a stamp beyond it would keep every machine from starting. */
const lastMoment = 8_640_000_000_000_000;

/**
 * Identifies the last restore that a machine or the store has taken part in. The store that machines share carries
 * the stamp of the last one, and so does the data folder of each machine: where the two differ, the files of that
 * folder are copies of what the store had before.
 */
export const RestoreStamp = z.object({ at: z.int().min(0).max(lastMoment), id: z.string().min(1).max(100) });
export type RestoreStamp = z.infer<typeof RestoreStamp>;

type NewerSide =
  /** Both have the same stamp or none. */
  | 'same'
  /** The store was filled by a restore on another machine. */
  | 'store'
  /** A restore here did not come to the store. */
  | 'here';

const fileName = '.last-restore';
const key = 'last-restore';

export const findLocalRestoreStamp = async (dataDir: string): Promise<RestoreStamp | undefined> =>
  parseStamp(await readFile(join(dataDir, fileName), 'utf8').catch(() => ''));

/** Rejects when the store cannot be asked. */
export const findStoreRestoreStamp = async (store: MediaStore): Promise<RestoreStamp | undefined> => {
  const found = await store.find(key);
  return found && parseStamp(await new Response(found.read()).text());
};

export const writeLocalRestoreStamp = (dataDir: string, stamp: RestoreStamp): Promise<void> =>
  writeFile(join(dataDir, fileName), JSON.stringify(stamp), { mode: 0o600, flush: true });

export const writeStoreRestoreStamp = async (store: MediaStore, stamp: RestoreStamp): Promise<void> => {
  await store.save(key, new Blob([JSON.stringify(stamp)]));
};

/** The stamp of a restore that begins now: later than the store's, whatever the clocks of the machines say. */
export const nextRestoreStamp = (before: RestoreStamp | undefined, at: Date, id: string): RestoreStamp => ({
  at: Math.max(at.getTime(), (before?.at ?? 0) + 1),
  id,
});

export const compareRestoreStamps = (
  here: RestoreStamp | undefined,
  store: RestoreStamp | undefined,
): NewerSide => {
  if (here?.id === store?.id) return 'same';
  return (store?.at ?? 0) > (here?.at ?? 0) ? 'store' : 'here';
};

const parseStamp = (text: string): RestoreStamp | undefined => {
  try {
    return RestoreStamp.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};
