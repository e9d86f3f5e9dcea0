import type { MediaStore } from '#ports/media-store.ts';
import type { Db } from '#storage/dialect.ts';
import { photoKey } from './photo-key.ts';
import { findPhotoOwner } from './photos.repository.ts';
import { readStored } from './read-stored.ts';

/** A customer's photo with the device and the request it belongs to: whoever shows it compares one of them. */
export const readFaultPhoto = async (
  db: Db,
  photos: MediaStore,
  id: string,
): Promise<{ soldProductId: number; traceNumber: string; bytes: Buffer } | undefined> => {
  const owner = await findPhotoOwner(db, id);
  const bytes = owner && (await readStored(photos, photoKey(id)));
  return bytes && { ...owner, bytes };
};
