import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { findRequestByTrace, findStoredPhoto } from '#features/requests/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { RunLimited } from '#kernel/limit-concurrency.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Db } from '#storage/dialect.ts';
import { findIntakePhoto, type IntakePhoto, isPhotoFileUsed } from './intake.repository.ts';

const maxPixels = 40_000_000;
const maxSidePixels = 2_560;

export type MadePhoto = { file: string; width: number; height: number; bytes: number };

/**
 * Reads a photo by its content, makes it upright and no larger than needed, drops everything but the picture, and
 * keeps it under a name made of its bytes. A crash leaves no half file behind.
 */
export const keepPhoto = async (
  photos: MediaStore,
  photo: Uint8Array,
  runLimited: RunLimited = (work) => work(),
): Promise<MadePhoto> => {
  const picture = sharp(photo, { limitInputPixels: maxPixels, failOn: 'error' });
  const { data, info } = await runLimited(async () => {
    const { format } = await picture.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format ?? '')) throw deskRefusal('not-a-picture');
    return picture
      .rotate()
      .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
  }).catch((cause) => {
    if (cause instanceof AppError) throw cause;
    throw deskRefusal('not-a-picture');
  });
  const file = `${createHash('sha256').update(data).digest('hex').slice(0, 40)}.jpg`;
  await photos.save(intakePhotoKey(file), data).catch((cause: unknown) => {
    throw Object.assign(deskRefusal('photo-not-kept'), { cause });
  });
  return { file, width: info.width, height: info.height, bytes: info.size };
};

export const intakePhotoKey = (file: string): string => `${file.slice(0, 2)}/${file}`;

/** After a refusal: a file that no request shows goes. */
export const dropUnusedPhoto = async (db: Db, photos: MediaStore, { file }: MadePhoto): Promise<void> => {
  // What cannot be removed now is swept away later.
  if (!(await isPhotoFileUsed(db, file))) await photos.remove(intakePhotoKey(file)).catch(() => {});
};

/** The bytes of a photo of this request. */
export const readIntakePhoto = async (
  db: Db,
  photos: MediaStore,
  { traceNumber, id }: { traceNumber: string; id: number },
): Promise<{ photo: IntakePhoto; bytes: Uint8Array }> => {
  const request = await findRequestByTrace(db, traceNumber);
  const photo = await findIntakePhoto(db, id);
  if (!request || photo?.request_id !== request.id) throw deskRefusal('unknown-photo');
  const bytes = await findStoredPhoto(photos, intakePhotoKey(photo.file));
  if (!bytes) throw deskRefusal('unknown-photo');
  return { photo, bytes };
};
