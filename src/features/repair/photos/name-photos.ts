import type { Db } from '#storage/dialect.ts';
import { listKnownIntakeFiles } from '../desk/intake.repository.ts';
import { listKnownPhotos } from './photos.repository.ts';

/** Tells of each key whether a request has that photo; whatever is called otherwise is not ours to judge. */
type IsNamed = (db: Db, keys: readonly string[]) => Promise<(key: string) => boolean>;

const faultKey = /^([A-Za-z0-9_-]{22})\.webp$/;
export const isFaultPhotoNamed: IsNamed = async (db, keys) => {
  const known = await listKnownPhotos(db, idsIn(keys, faultKey));
  return (key) => known.has(faultKey.exec(key)?.[1] ?? '') || !faultKey.test(key);
};

const intakeKey = /^[0-9a-f]{2}\/([0-9a-f]{40}\.jpg)$/;
export const isIntakePhotoNamed: IsNamed = async (db, keys) => {
  const known = await listKnownIntakeFiles(db, idsIn(keys, intakeKey));
  return (key) => known.has(intakeKey.exec(key)?.[1] ?? '') || !intakeKey.test(key);
};

const idsIn = (keys: readonly string[], shape: RegExp): string[] =>
  keys.flatMap((key) => shape.exec(key)?.[1] ?? []);
