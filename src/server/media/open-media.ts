import { join } from 'node:path';
import type { Logger } from 'pino';
import { createDiskMediaStore } from '#adapters/media/disk.ts';
import type { Config } from '#config';
import { dayMs } from '#kernel/durations.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Db } from '#storage/dialect.ts';
import { followRestore } from './follow-restore.ts';
import { openMediaFolders, openRestoreStampStore } from './media-folders.ts';
import { type FolderMirror, mirrorFolder } from './mirror-folder.ts';
import { sweepFolder, sweepSharedStore } from './sweep-folder.ts';

export type Media = {
  /** The library, where several machines share it. */
  library: FolderMirror | undefined;
  faultPhotos: MediaStore;
  deskPhotos: MediaStore;
  /** Moves files aside that a restore elsewhere has replaced in the store. Returns where they are now. */
  followRestore: () => Promise<string[]>;
  /** Puts into the store what this machine had before the store was set. Returns how many files. */
  putMissingIntoStore: () => Promise<number>;
  /** Removes what broken uploads left on this disk. */
  sweepDisk: (db: Db) => Promise<void>;
  /** Does the same in the store, once a day. */
  sweepStore: (db: Db) => Promise<void>;
};

/** Every file that people give us, on this disk or mirrored from a store. */
export const openMedia = (
  config: Pick<Config, 'dataDir' | 'mediaStore'>,
  log: Pick<Logger, 'warn'>,
): Media => {
  const folders = openMediaFolders(config);
  const mirrors = new Map(
    folders.flatMap(({ name, folder, store }) =>
      store ? [[name, mirrorFolder(folder, store, log)] as const] : [],
    ),
  );
  const openStore = (name: 'repair-photos' | 'intake-photos'): MediaStore => {
    const disk = createDiskMediaStore({ folder: join(config.dataDir, name) });
    const mirror = mirrors.get(name);
    return mirror ? joinStores(disk, mirror) : disk;
  };
  const stampStore = openRestoreStampStore(config);
  let sweptAt = Number.NEGATIVE_INFINITY;

  return {
    library: mirrors.get('media'),
    faultPhotos: openStore('repair-photos'),
    deskPhotos: openStore('intake-photos'),
    followRestore: async () =>
      stampStore ? followRestore({ dataDir: config.dataDir, folders, stampStore }) : [],
    putMissingIntoStore: async () => {
      let count = 0;
      for (const mirror of mirrors.values()) count += await mirror.putMissingIntoStore();
      return count;
    },
    sweepDisk: async (db) => {
      for (const folder of folders) await sweepFolder(db, folder);
    },
    sweepStore: async (db) => {
      if (performance.now() - sweptAt < dayMs) return;
      for (const folder of folders) await sweepSharedStore(db, folder);
      sweptAt = performance.now();
    },
  };
};

/** Kept when both have it; read here, and fetched first where it was taken by another machine. */
const joinStores = (disk: MediaStore, mirror: FolderMirror): MediaStore => ({
  save: async (key, content) => {
    const before = await disk.find(key);
    const saved = await disk.save(key, content);
    try {
      await mirror.putIntoStore(key);
    } catch (error) {
      // The same photo of another request stays.
      if (!before) await disk.remove(key);
      throw error;
    }
    return saved;
  },
  find: async (key) =>
    (await disk.find(key)) ?? ((await mirror.fetchFromStore(key)) ? disk.find(key) : undefined),
  remove: async (key) => {
    await disk.remove(key);
    await mirror.removeFromStore(key);
  },
});
