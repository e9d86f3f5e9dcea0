import { lockWritableReport } from '#features/service-reports/index.ts';
import { staffAction } from '#features/staff-action/index.ts';
import { addDeskPhoto, prepareDeskPhoto } from './add-desk-photo.ts';

/** Adds a photo to a service report. The customer sees it once it is marked. */
export const addReportPhoto = staffAction({
  name: 'servicereport.photo',
  permission: 'servicereports.write',
  ...prepareDeskPhoto,
  run: async (context, { traceNumber }, photo) =>
    addDeskPhoto(context, await lockWritableReport(context.trx, traceNumber), photo, 'report'),
});
