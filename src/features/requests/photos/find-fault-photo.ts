import type { MediaStore } from '#ports/media-store.ts';
import type { Db } from '#storage/dialect.ts';
import { findStoredPhoto } from './find-stored-photo.ts';
import { photoKey } from './photo-key.ts';
import { findPhotoOwner } from './photos.repository.ts';

/** A customer's photo with the device and the request it belongs to; the caller checks one of them. */
export const findFaultPhoto = async (
  db: Db,
  photos: MediaStore,
  id: string,
): Promise<{ soldProductId: number; traceNumber: string; bytes: Buffer } | undefined> => {
  const owner = await findPhotoOwner(db, id);
  const bytes = owner && (await findStoredPhoto(photos, photoKey(id)));
  return bytes && { ...owner, bytes };
};
