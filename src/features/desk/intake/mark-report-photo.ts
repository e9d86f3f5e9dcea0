import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { lockWritableReport } from '#features/service-reports/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { listDeskPhotos, markPhotoForCustomer } from './intake.repository.ts';

export const markReportPhoto = staffAction({
  name: 'servicereport.show-photo',
  permission: 'servicereports.write',
  run: async (
    { trx }: ActionContext,
    { traceNumber, id, isForCustomer }: { traceNumber: string; id: number; isForCustomer: boolean },
  ) => {
    const request = await lockWritableReport(trx, traceNumber);
    const photo = (await listDeskPhotos(trx, request.id, 'report')).find((one) => one.id === id);
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
