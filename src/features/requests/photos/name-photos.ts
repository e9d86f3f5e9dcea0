import type { Db } from '#storage/dialect.ts';
import { listKnownPhotos } from './photos.repository.ts';

const faultKey = /^([A-Za-z0-9_-]{22})\.webp$/;

/** Says of each key whether a request has that photo; a file of another shape is left alone. */
export const isFaultPhotoNamed = async (
  db: Db,
  keys: readonly string[],
): Promise<(key: string) => boolean> => {
  const ids = keys.flatMap((key) => faultKey.exec(key)?.[1] ?? []);
  const known = await listKnownPhotos(db, ids);
  return (key) => known.has(faultKey.exec(key)?.[1] ?? '') || !faultKey.test(key);
};
