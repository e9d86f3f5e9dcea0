import { createDiskMediaStore } from '#adapters/media/disk.ts';
import { removePartialFiles } from '#adapters/media/list-disk.ts';
import { listUnknownDeskPhotos } from '#features/desk/index.ts';
import { listUnknownLibraryFiles } from '#features/media/index.ts';
import { listUnknownFaultPhotos } from '#features/requests/index.ts';
import { dayMs, hourMs } from '#kernel/durations.ts';
import type { ListingMediaStore } from '#ports/media-store.ts';
import type { Db } from '#storage/dialect.ts';
import type { MediaFolder, MediaFolderName } from './media-folders.ts';

/** Longer than any upload may take. */
const partialLifeMs = hourMs;
/** Much longer in the store: somebody may bring an earlier database back and think better of it. */
const abandonedMs = 30 * dayMs;
const atOnce = 200;

type ListUnknown = (db: Db, keys: readonly string[]) => Promise<string[]>;

/** Lists the files that the database does not name. */
const listUnknownIn: Record<MediaFolderName, ListUnknown> = {
  media: listUnknownLibraryFiles,
  'repair-photos': listUnknownFaultPhotos,
  'intake-photos': listUnknownDeskPhotos,
};

/** Removes from this disk what was half-written, and what was written but never came into the database. */
export const sweepFolder = async (db: Db, { name, folder }: MediaFolder): Promise<void> => {
  await removePartialFiles(folder, partialLifeMs);
  await sweep(db, createDiskMediaStore({ folder }), listUnknownIn[name], partialLifeMs);
};

/** Removes from the store what nothing has named for a month. */
export const sweepSharedStore = async (db: Db, { name, store }: MediaFolder): Promise<void> => {
  if (store) await sweep(db, store, listUnknownIn[name], abandonedMs);
};

const sweep = async (
  db: Db,
  store: ListingMediaStore,
  listUnknown: ListUnknown,
  olderThanMs: number,
): Promise<void> => {
  let keys: string[] = [];
  const removeUnknown = async () => {
    for (const key of await listUnknown(db, keys)) await store.remove(key);
    keys = [];
  };
  const now = Date.now();
  for await (const { key, modifiedAt } of store.list()) {
    if (now - modifiedAt.getTime() < olderThanMs) continue;
    keys.push(key);
    if (keys.length >= atOnce) await removeUnknown();
  }
  await removeUnknown();
};
