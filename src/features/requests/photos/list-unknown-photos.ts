import type { Db } from '#storage/dialect.ts';
import { listKnownPhotos } from './photos.repository.ts';

const faultKey = /^([A-Za-z0-9_-]{22})\.webp$/;

/** Those of the keys that are photos of faults and that no request has; a file of another shape is left alone. */
export const listUnknownFaultPhotos = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const photos = keys.flatMap((key) => {
    const id = faultKey.exec(key)?.[1];
    return id === undefined ? [] : { key, id };
  });
  const known = await listKnownPhotos(
    db,
    photos.map(({ id }) => id),
  );
  return photos.filter(({ id }) => !known.has(id)).map(({ key }) => key);
};
