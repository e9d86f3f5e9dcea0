import type { Db } from '#storage/dialect.ts';
import { listKnownHashes } from './media-files.repository.ts';

const libraryKey = /^library\/[0-9a-f]{2}\/([0-9a-f]{32})[-.]/;

/** Those of the keys below `/media` that are the library's and that no entry of it names; other files are left alone. */
export const listUnknownLibraryFiles = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const files = keys.flatMap((key) => {
    const hash = libraryKey.exec(key)?.[1];
    return hash === undefined ? [] : { key, hash };
  });
  const known = await listKnownHashes(
    db,
    files.map(({ hash }) => hash),
  );
  return files.filter(({ hash }) => !known.has(hash)).map(({ key }) => key);
};
