import { dayMs } from '#kernel/durations.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Storage } from '#storage/dialect.ts';
import { deskPhotoKey } from './desk-photos.ts';
import { deleteDeskPhoto, isSharedDeskFile, listOldDeskPhotos } from './old-desk-photos.repository.ts';

/** Removes the desk's photos of repairs that ended so many days ago, the file before its row. Gives how many. */
export const purgeDeskPhotos = async (
  { storage: { db } }: { storage: Storage },
  { photos, keepDays }: { photos: MediaStore; keepDays: number },
): Promise<number> => {
  const old = await listOldDeskPhotos(db, keepDays * dayMs);
  for (const photo of old) {
    if (!(await isSharedDeskFile(db, photo))) await photos.remove(deskPhotoKey(photo.file));
    await deleteDeskPhoto(db, photo.id);
  }
  return old.length;
};
