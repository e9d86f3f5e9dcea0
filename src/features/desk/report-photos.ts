import { intakePhotoLimits } from '#contract/office/calls/photo-calls.ts';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import {
  type ActionContext,
  type ActionDeps,
  type PrepareContext,
  staffAction,
} from '#features/audit/index.ts';
import { findRequestByTrace, readStored } from '#features/requests/index.ts';
import { lockWritableReport } from '#features/service-reports/index.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Db } from '#storage/dialect.ts';
import { insertIntakePhoto, listIntakePhotos, markPhotoForCustomer } from './intake.repository.ts';
import { dropUnusedPhoto, intakePhotoKey, keepPhoto } from './intake-photos.ts';

type PhotoDeps = ActionDeps & { intakePhotos: MediaStore };
type PhotoInput = { traceNumber: string; bytes: Uint8Array };

/** Adds a photo to a service report, as those of the device's arrival are added. The customer sees it once it is marked. */
export const addReportPhoto = staffAction({
  name: 'servicereport.photo',
  permission: 'servicereports.write',
  prepare: ({ deps }: PrepareContext<PhotoDeps>, { bytes }: PhotoInput) =>
    keepPhoto(deps.intakePhotos, bytes),
  run: async ({ trx, actor }: ActionContext<PhotoDeps>, { traceNumber }: PhotoInput, photo) => {
    const request = await lockWritableReport(trx, traceNumber);
    const known = await listIntakePhotos(trx, request.id, 'is_of_report');
    const isKnown = known.some(({ file }) => file === photo.file);
    if (known.length >= intakePhotoLimits.most && !isKnown) throw deskRefusal('too-many-photos');
    const row = { requestId: request.id, staffName: actor.name, ...photo };
    const id = await insertIntakePhoto(trx, row, 'is_of_report');
    return {
      result: { id },
      audit: { subject: { kind: 'repair', id: traceNumber }, from: null, to: { file: photo.file } },
    };
  },
  release: ({ storage, intakePhotos }, photo) => dropUnusedPhoto(storage.db, intakePhotos, photo),
});

/** Says whether the customer sees a photo of the report. */
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
