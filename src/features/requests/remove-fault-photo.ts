import { lastStatusFor } from '#contract/repair/may-do.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Storage } from '#storage/dialect.ts';
import type { StoredRequest } from './find-request.ts';
import { lockRequest } from './lock-request.ts';
import { photoKey } from './photos/photo-key.ts';
import { deletePhoto, listKnownPhotos } from './photos/photos.repository.ts';

/** Takes a photo of the fault back. Asked for again it changes nothing; once the device is received, photos stay. */
export const removeFaultPhoto = async (
  { storage: { db }, photos }: { storage: Storage; photos: MediaStore },
  request: StoredRequest,
  id: string,
): Promise<void> => {
  const isRemoved = await db.transaction().execute(async (trx) => {
    const now = await lockRequest(trx, request.id);
    if (!now || now.status_id > lastStatusFor.removePhoto) throw repairRefusal('too-late');
    return deletePhoto(trx, request.id, id);
  });
  // Sent again meanwhile, the file is of a new row. One that stays behind is named by nobody, and is swept away later.
  if (isRemoved && !(await listKnownPhotos(db, [id])).has(id))
    await photos.remove(photoKey(id)).catch(() => {});
};
