import type { Db } from '#storage/dialect.ts';
import { listKnownIntakeFiles } from './intake.repository.ts';

const intakeKey = /^[0-9a-f]{2}\/([0-9a-f]{40}\.jpg)$/;

/** Says of each key whether a request has that photo; a file of another shape is left alone. */
export const isIntakePhotoNamed = async (
  db: Db,
  keys: readonly string[],
): Promise<(key: string) => boolean> => {
  const files = keys.flatMap((key) => intakeKey.exec(key)?.[1] ?? []);
  const known = await listKnownIntakeFiles(db, files);
  return (key) => known.has(intakeKey.exec(key)?.[1] ?? '') || !intakeKey.test(key);
};
