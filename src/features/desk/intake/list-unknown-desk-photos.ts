import type { Db } from '#storage/dialect.ts';
import { listKnownDeskFiles } from './intake.repository.ts';

const intakeKey = /^[0-9a-f]{2}\/([0-9a-f]{40}\.jpg)$/;

/** Those of the keys that are photos of the desk and that no request has; a file of another shape is left alone. */
export const listUnknownDeskPhotos = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const photos = keys.flatMap((key) => {
    const file = intakeKey.exec(key)?.[1];
    return file === undefined ? [] : { key, file };
  });
  const known = await listKnownDeskFiles(
    db,
    photos.map(({ file }) => file),
  );
  return photos.filter(({ file }) => !known.has(file)).map(({ key }) => key);
};
