import { createHash } from 'node:crypto';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { findRequestByTrace, findStoredPhoto, reencodePhoto } from '#features/requests/index.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Db } from '#storage/dialect.ts';
import { type DeskPhoto, findDeskPhoto } from './intake.repository.ts';

export type MadePhoto = { file: string; width: number; height: number; bytes: number };

/** Re-encodes a photo and stores it under a name made of its bytes. A crash leaves no half file behind. */
export const reencodeAndStorePhoto = async (photos: MediaStore, photo: Uint8Array): Promise<MadePhoto> => {
  const { bytes, width, height } = await reencodePhoto(photo, 'jpeg').catch((cause: unknown) => {
    throw Object.assign(deskRefusal('not-a-picture'), { cause });
  });
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.jpg`;
  await photos.save(deskPhotoKey(file), bytes).catch((cause: unknown) => {
    throw Object.assign(deskRefusal('photo-not-kept'), { cause });
  });
  return { file, width, height, bytes: bytes.length };
};

export const deskPhotoKey = (file: string): string => `${file.slice(0, 2)}/${file}`;

/** The bytes of a photo of this request. */
export const readDeskPhoto = async (
  db: Db,
  photos: MediaStore,
  { traceNumber, id }: { traceNumber: string; id: number },
): Promise<{ photo: DeskPhoto; bytes: Uint8Array }> => {
  const request = await findRequestByTrace(db, traceNumber);
  const photo = await findDeskPhoto(db, id);
  if (!request || photo?.request_id !== request.id) throw deskRefusal('unknown-photo');
  const bytes = await findStoredPhoto(photos, deskPhotoKey(photo.file));
  if (!bytes) throw deskRefusal('unknown-photo');
  return { photo, bytes };
};
