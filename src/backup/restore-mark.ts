import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { MediaStore } from '#ports/media-store.ts';

/** The last one that a date can be: a mark beyond it would keep every machine from starting. */
const lastMoment = 8_640_000_000_000_000;

/**
 * Which restore an item has seen. The store that machines share carries the mark of the last one, and so does the
 * data folder of each machine: where the two differ, the files of that folder are copies of what the store had before.
 */
export const RestoreMark = z.object({ at: z.int().min(0).max(lastMoment), id: z.string().min(1).max(100) });
export type RestoreMark = z.infer<typeof RestoreMark>;

/** What is seen of both sides by a machine that starts. */
type RestoreState =
  /** Both have seen the same, or there was none. */
  | 'none'
  /** The store was filled by a restore elsewhere. */
  | 'elsewhere'
  /** A restore here did not come to the store. */
  | 'here';

const fileName = '.last-restore';
const key = 'last-restore';

export const readMarkHere = async (dataDir: string): Promise<RestoreMark | undefined> =>
  readMark(await readFile(join(dataDir, fileName), 'utf8').catch(() => ''));

/** Rejects when the store cannot be asked. */
export const readMarkOfStore = async (store: MediaStore): Promise<RestoreMark | undefined> => {
  const found = await store.find(key);
  return found && readMark(await new Response(found.read()).text());
};

export const writeMarkHere = (dataDir: string, mark: RestoreMark): Promise<void> =>
  writeFile(join(dataDir, fileName), JSON.stringify(mark), { mode: 0o600, flush: true });

export const writeMarkOfStore = async (store: MediaStore, mark: RestoreMark): Promise<void> => {
  await store.save(key, new Blob([JSON.stringify(mark)]));
};

/** The mark of a restore that begins now: later than the store's, whatever the clocks of the machines say. */
export const nextMark = (before: RestoreMark | undefined, at: Date, id: string): RestoreMark => ({
  at: Math.max(at.getTime(), (before?.at ?? 0) + 1),
  id,
});

export const compareMarks = (here: RestoreMark | undefined, store: RestoreMark | undefined): RestoreState => {
  if (here?.id === store?.id) return 'none';
  return (store?.at ?? 0) > (here?.at ?? 0) ? 'elsewhere' : 'here';
};

const readMark = (text: string): RestoreMark | undefined => {
  try {
    return RestoreMark.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};
