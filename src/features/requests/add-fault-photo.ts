import { buffer } from 'node:stream/consumers';
import { additionLimits } from '#contract/repair/additions.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Random } from '#ports/random.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import type { StoredRequest } from './find-request.ts';
import { lockRequest } from './lock-request.ts';
import { photoKey } from './photos/photo-key.ts';
import { countPhotos, insertPhoto } from './photos/photos.repository.ts';
import { reencodePhoto } from './photos/reencode-photo.ts';

const lastStatusWithPhotos = 2;

/** Takes one photo of the fault. The file is there before its row, so that no row leads nowhere. */
export const addFaultPhoto = async (
  { storage: { db }, photos, random }: { storage: Storage; photos: MediaStore; random: Random },
  request: StoredRequest,
  sent: AsyncIterable<Uint8Array>,
): Promise<void> => {
  await requireRoom(db, request);
  const { bytes, width, height } = await reencodePhoto(await buffer(sent));
  const id = Buffer.from(random.bytes(16)).toString('base64url');
  await photos.save(photoKey(id), bytes).catch((cause: unknown) => {
    throw Object.assign(repairRefusal('photo-not-kept'), { cause });
  });
  try {
    await db.transaction().execute(async (trx) => {
      await requireRoom(trx, await lockRequest(trx, request.id));
      await insertPhoto(trx, { id, requestId: request.id, width, height });
    });
  } catch (error) {
    // What stays behind is named by nobody, and is swept away later.
    await photos.remove(photoKey(id)).catch(() => {});
    throw error;
  }
};

const requireRoom = async (db: Db, request: StoredRequest | undefined): Promise<void> => {
  if (!request || request.status_id > lastStatusWithPhotos) throw repairRefusal('too-late');
  if ((await countPhotos(db, request.id)) >= additionLimits.photos) throw repairRefusal('enough-photos');
};
