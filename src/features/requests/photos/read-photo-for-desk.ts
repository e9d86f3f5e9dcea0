import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Db } from '#storage/dialect.ts';
import { photoKey } from './photo-key.ts';
import { findPhotoTrace } from './photos.repository.ts';
import { readStored } from './read-stored.ts';

/** The bytes of a customer's photo of this request. */
export const readPhotoForDesk = async (
  db: Db,
  photos: MediaStore,
  { traceNumber, id }: { traceNumber: string; id: string },
): Promise<Buffer> => {
  if ((await findPhotoTrace(db, id)) !== traceNumber) throw deskRefusal('unknown-photo');
  const bytes = await readStored(photos, photoKey(id));
  if (!bytes) throw deskRefusal('unknown-photo');
  return bytes;
};
