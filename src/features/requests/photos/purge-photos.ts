import { dayMs } from '#kernel/durations.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Storage } from '#storage/dialect.ts';
import { deleteFaultPhoto, listOldFaultPhotos } from './old-photos.repository.ts';
import { photoKey } from './photo-key.ts';

/**
 * Removes the customers' photos of repairs that ended so many days ago. The file goes before its row: what breaks off
 * in between is found again by the row. Gives how many photos were removed.
 */
export const purgeFaultPhotos = async (
  { storage: { db } }: { storage: Storage },
  { photos, keepDays }: { photos: MediaStore; keepDays: number },
): Promise<number> => {
  const old = await listOldFaultPhotos(db, keepDays * dayMs);
  for (const id of old) {
    await photos.remove(photoKey(id));
    await deleteFaultPhoto(db, id);
  }
  return old.length;
};
