import { findRequestByTrace, findStoredPhoto } from '#features/requests/index.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Db } from '#storage/dialect.ts';
import { deskPhotoKey } from './desk-photos.ts';
import { listDeskPhotos } from './intake.repository.ts';

export const readReportPhotos = async (db: Db, requestId: number) =>
  (await listDeskPhotos(db, requestId, 'report')).map(({ id, width, height, is_for_customer }) => ({
    id,
    width,
    height,
    isForCustomer: is_for_customer === 1,
  }));

/** The same by trace number, for the office. */
export const readReportPhotosOf = async (db: Db, traceNumber: string) => {
  const request = await findRequestByTrace(db, traceNumber);
  return request ? readReportPhotos(db, request.id) : [];
};

/** The bytes of a photo that is marked for the customer. */
export const findCustomerPhoto = async (
  db: Db,
  photos: MediaStore,
  { requestId, id }: { requestId: number; id: number },
): Promise<Uint8Array | undefined> => {
  const photo = (await listDeskPhotos(db, requestId, 'report')).find((one) => one.id === id);
  return photo?.is_for_customer === 1 ? findStoredPhoto(photos, deskPhotoKey(photo.file)) : undefined;
};
