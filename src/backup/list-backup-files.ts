import type { ListingMediaStore } from '#ports/media-store.ts';
import { type DataFile, listDataFiles } from './list-data-files.ts';

/** A folder of the data folder whose files several machines keep in a store. */
export type SharedFolder = { name: string; store: ListingMediaStore };

/** A file for a backup: on this disk, in the store, or both. */
export type BackupFile = DataFile & {
  isHere: boolean;
  /** Reads it from the store; undefined when it is no longer there. */
  fetch?: () => Promise<ReadableStream<Uint8Array> | undefined>;
};

/**
 * Everything that a backup holds beside the database: the files of the data folder and those of the store. A file in
 * both has the store's time and, where sizes differ, the store's content, so that backups of two machines are equal.
 */
export const listBackupFiles = async (
  dataDir: string,
  shared: readonly SharedFolder[] = [],
): Promise<BackupFile[]> => {
  const files = new Map<string, BackupFile>();
  for (const file of await listDataFiles(dataDir)) files.set(file.path, { ...file, isHere: true });
  for (const { name, store } of shared) {
    for await (const { key, size, modifiedAt } of store.list()) {
      const path = `${name}/${key}`;
      files.set(path, {
        path,
        bytes: size,
        modifiedMs: modifiedAt.getTime(),
        isHere: files.get(path)?.bytes === size,
        fetch: async () => (await store.find(key))?.read(),
      });
    }
  }
  return [...files.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
};
