import { readFile } from 'node:fs/promises';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { Db } from '#storage/dialect.ts';
import { photoPath } from './add-photo.ts';
import { findPhotoTrace } from './photos.repository.ts';

/** The bytes of a customer's photo of this request. */
export const readPhotoForDesk = async (
  db: Db,
  photosDir: string,
  { traceNumber, id }: { traceNumber: string; id: string },
): Promise<Buffer> => {
  if ((await findPhotoTrace(db, id)) !== traceNumber) throw deskRefusal('unknown-photo');
  return readFile(photoPath(photosDir, id)).catch(() => {
    throw deskRefusal('unknown-photo');
  });
};
