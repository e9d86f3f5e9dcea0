import type { MediaStore } from '#ports/media-store.ts';
import type { Storage } from '#storage/dialect.ts';
import { intakePhotoKey } from '../desk/intake-photos.ts';
import { photoKey } from './add-photo.ts';
import {
  deleteFaultPhoto,
  deleteIntakePhoto,
  isSharedIntakeFile,
  listOldFaultPhotos,
  listOldIntakePhotos,
} from './old-photos.repository.ts';

const dayMs = 86_400_000;

/**
 * Removes the photos of repairs that ended so many days ago. The file goes before its row: what breaks off in between
 * is found again by the row. Tells how many photos went.
 */
export const purgePhotos = async (
  { storage: { db } }: { storage: Storage },
  { photos, intakePhotos, keepDays }: { photos: MediaStore; intakePhotos: MediaStore; keepDays: number },
): Promise<number> => {
  const faults = await listOldFaultPhotos(db, keepDays * dayMs);
  for (const id of faults) {
    await photos.remove(photoKey(id));
    await deleteFaultPhoto(db, id);
  }
  const intakes = await listOldIntakePhotos(db, keepDays * dayMs);
  for (const photo of intakes) {
    const { id, file } = photo;
    if (!(await isSharedIntakeFile(db, photo))) {
      await intakePhotos.remove(intakePhotoKey(file));
    }
    await deleteIntakePhoto(db, id);
  }
  return faults.length + intakes.length;
};
