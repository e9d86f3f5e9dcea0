import { dayMs } from '#kernel/day-ms.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Storage } from '#storage/dialect.ts';
import { intakePhotoKey } from './intake-photos.ts';
import {
  deleteIntakePhoto,
  isSharedIntakeFile,
  listOldIntakePhotos,
} from './old-intake-photos.repository.ts';

/** Removes the desk's photos of repairs that ended so many days ago, the file before its row. Gives how many. */
export const purgeIntakePhotos = async (
  { storage: { db } }: { storage: Storage },
  { photos, keepDays }: { photos: MediaStore; keepDays: number },
): Promise<number> => {
  const old = await listOldIntakePhotos(db, keepDays * dayMs);
  for (const photo of old) {
    if (!(await isSharedIntakeFile(db, photo))) await photos.remove(intakePhotoKey(photo.file));
    await deleteIntakePhoto(db, photo.id);
  }
  return old.length;
};
