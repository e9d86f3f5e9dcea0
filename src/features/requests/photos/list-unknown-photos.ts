import { listUnknownKeys } from '#kernel/list-unknown-keys.ts';
import type { Db } from '#storage/dialect.ts';
import { listKnownPhotos } from './photos.repository.ts';

const faultKey = /^([A-Za-z0-9_-]{22})\.webp$/;

/** Those of the keys that are photos of faults and that no request has. */
export const listUnknownFaultPhotos = (db: Db, keys: readonly string[]): Promise<string[]> =>
  listUnknownKeys(keys, faultKey, (names) => listKnownPhotos(db, names));
