import { listUnknownKeys } from '#kernel/list-unknown-keys.ts';
import type { Db } from '#storage/dialect.ts';
import { listKnownHashes } from './media-files.repository.ts';

const libraryKey = /^library\/[0-9a-f]{2}\/([0-9a-f]{32})[-.]/;

/** Those of the keys below `/media` that are the library's and that no entry of it names. */
export const listUnknownLibraryFiles = (db: Db, keys: readonly string[]): Promise<string[]> =>
  listUnknownKeys(keys, libraryKey, (names) => listKnownHashes(db, names));
