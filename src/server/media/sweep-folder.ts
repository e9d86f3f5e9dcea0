import { createDiskMediaStore } from '#adapters/media/disk.ts';
import { dropOldDrafts } from '#adapters/media/list-disk.ts';
import { isIntakePhotoNamed } from '#features/desk/index.ts';
import { isLibraryFileNamed } from '#features/media/index.ts';
import { isFaultPhotoNamed } from '#features/requests/index.ts';
import type { ListingMediaStore } from '#ports/media-store.ts';
import type { Db } from '#storage/dialect.ts';
import type { MediaFolder, MediaFolderName } from './media-folders.ts';

/** Longer than any upload may take. */
const draftLifeMs = 3_600_000;
/** Much longer in the store: somebody may bring an earlier database back and think better of it. */
const abandonedMs = 30 * 24 * 3_600_000;
const atOnce = 200;

type IsNamed = (db: Db, keys: readonly string[]) => Promise<(key: string) => boolean>;

/** Whether the database names a file. */
const isNamedIn: Record<MediaFolderName, IsNamed> = {
  media: isLibraryFileNamed,
  'repair-photos': isFaultPhotoNamed,
  'intake-photos': isIntakePhotoNamed,
};

/** Removes from this disk what was half-written, and what was written but never came into the database. */
export const sweepFolder = async (db: Db, { name, folder }: MediaFolder): Promise<number> => {
  const drafts = await dropOldDrafts(folder, draftLifeMs);
  // The library sweeps its own folder.
  if (name === 'media') return drafts;
  return drafts + (await sweep(db, createDiskMediaStore({ folder }), isNamedIn[name], draftLifeMs));
};

/** Removes from the store what nothing has named for a month. */
export const sweepSharedStore = async (db: Db, { name, store }: MediaFolder): Promise<number> =>
  store ? sweep(db, store, isNamedIn[name], abandonedMs) : 0;

const sweep = async (
  db: Db,
  store: ListingMediaStore,
  isNamed: IsNamed,
  olderThanMs: number,
): Promise<number> => {
  let removed = 0;
  let keys: string[] = [];
  const judge = async () => {
    const isKept = await isNamed(db, keys);
    for (const key of keys.filter((one) => !isKept(one))) {
      await store.remove(key);
      removed += 1;
    }
    keys = [];
  };
  const now = Date.now();
  for await (const { key, modifiedAt } of store.list()) {
    if (now - modifiedAt.getTime() < olderThanMs) continue;
    keys.push(key);
    if (keys.length >= atOnce) await judge();
  }
  await judge();
  return removed;
};
