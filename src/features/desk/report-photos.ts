import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { type ActionContext, staffAction } from '#features/audit/index.ts';
import { findRequestByTrace, readStored } from '#features/requests/index.ts';
import { lockWritableReport } from '#features/service-reports/index.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Db } from '#storage/dialect.ts';
import { addPhoto, photoFile } from './add-photo.ts';
import { listIntakePhotos, markPhotoForCustomer } from './intake.repository.ts';
import { intakePhotoKey } from './intake-photos.ts';

/** Adds a photo to a service report. The customer sees it once it is marked. */
export const addReportPhoto = staffAction({
  name: 'servicereport.photo',
  permission: 'servicereports.write',
  ...photoFile,
  run: async (context, { traceNumber }, photo) =>
    addPhoto(context, await lockWritableReport(context.trx, traceNumber), photo, 'is_of_report'),
});

/** Shows a photo of the report to the customer, or hides it. */
export const markReportPhoto = staffAction({
  name: 'servicereport.show-photo',
  permission: 'servicereports.write',
  run: async (
    { trx }: ActionContext,
    { traceNumber, id, isForCustomer }: { traceNumber: string; id: number; isForCustomer: boolean },
  ) => {
    const request = await lockWritableReport(trx, traceNumber);
    const photo = (await listIntakePhotos(trx, request.id, 'is_of_report')).find((one) => one.id === id);
    if (!photo) throw deskRefusal('unknown-photo');
    await markPhotoForCustomer(trx, { id, isForCustomer });
    return {
      result: {},
      audit: {
        subject: { kind: 'repair', id: traceNumber },
        from: { isForCustomer: photo.is_for_customer === 1 },
        to: { isForCustomer },
      },
    };
  },
});

export const readReportPhotos = async (db: Db, requestId: number) =>
  (await listIntakePhotos(db, requestId, 'is_of_report')).map(({ id, width, height, is_for_customer }) => ({
    ...{ id, width, height },
    isForCustomer: is_for_customer === 1,
  }));

/** The same by trace number, for the office. */
export const readReportPhotosOf = async (db: Db, traceNumber: string) => {
  const request = await findRequestByTrace(db, traceNumber);
  return request ? readReportPhotos(db, request.id) : [];
};

/** The bytes of a photo that is marked for the customer. */
export const readCustomerPhoto = async (
  db: Db,
  photos: MediaStore,
  { requestId, id }: { requestId: number; id: number },
): Promise<Uint8Array | undefined> => {
  const photo = (await listIntakePhotos(db, requestId, 'is_of_report')).find((one) => one.id === id);
  return photo?.is_for_customer === 1 ? readStored(photos, intakePhotoKey(photo.file)) : undefined;
};
