import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { additionLimits } from '#contract/repair/limits.ts';
import { lastStatusFor } from '#contract/repair/may-do.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import type { StoredRequest } from './find-request.ts';
import { lockRequest } from './lock-request.ts';
import { photoKey } from './photos/photo-key.ts';
import { countPhotos, insertPhoto, listKnownPhotos } from './photos/photos.repository.ts';
import { reencodePhoto } from './photos/reencode-photo.ts';

/**
 * Takes one photo of the fault; sent again after a lost answer it is the same one. The file is there before its row, so
 * that no row leads nowhere; a file without a row is swept away later.
 */
export const addFaultPhoto = async (
  { storage: { db }, photos }: { storage: Storage; photos: MediaStore },
  request: StoredRequest,
  sent: AsyncIterable<Uint8Array>,
): Promise<void> => {
  const original = await buffer(sent);
  const id = makePhotoId(request.id, original);
  if (await hasPhoto(db, id)) return;
  await requireRoom(db, request);
  const { bytes, width, height } = await reencodePhoto(original, 'webp').catch((cause: unknown) => {
    throw Object.assign(repairRefusal('not-a-picture'), { cause });
  });
  const save = () =>
    photos.save(photoKey(id), bytes).catch((cause: unknown) => {
      throw Object.assign(repairRefusal('photo-not-kept'), { cause });
    });
  await save();
  await db.transaction().execute(async (trx) => {
    const locked = await lockRequest(trx, request.id);
    if (await hasPhoto(trx, id)) return;
    await requireRoom(trx, locked);
    await insertPhoto(trx, { id, requestId: request.id, width, height });
  });
  // The same photo, taken back meanwhile, may have taken the file with it.
  if (!(await photos.find(photoKey(id)))) await save();
};

const makePhotoId = (requestId: number, original: Buffer): string =>
  createHash('sha256')
    .update(`${requestId}:`)
    .update(original)
    .digest()
    .subarray(0, 16)
    .toString('base64url');

const hasPhoto = async (db: Db, id: string): Promise<boolean> => (await listKnownPhotos(db, [id])).has(id);

const requireRoom = async (db: Db, request: StoredRequest | undefined): Promise<void> => {
  if (!request || request.status_id > lastStatusFor.addPhoto) throw repairRefusal('too-late');
  if ((await countPhotos(db, request.id)) >= additionLimits.photos) throw repairRefusal('enough-photos');
};
