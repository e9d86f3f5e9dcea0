import { listUnknownKeys } from '#kernel/list-unknown-keys.ts';
import type { Db } from '#storage/dialect.ts';
import { listKnownDeskFiles } from './intake.repository.ts';

const deskFilePattern = /^[0-9a-f]{2}\/([0-9a-f]{40}\.jpg)$/;

/** Those of the keys that are photos of the desk and that no request has. */
export const listUnknownDeskPhotos = (db: Db, keys: readonly string[]): Promise<string[]> =>
  listUnknownKeys(keys, deskFilePattern, (names) => listKnownDeskFiles(db, names));
