import { finishMerge, prepareMerge, toOfficeCentre } from '#features/centres/index.ts';
import { indexRequestWords, moveDevicesToCentre } from '#features/devices/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { listRequestsOfCentre, moveRequestsToCentre } from './move-to-centre.repository.ts';

/** One centre goes, the other stays, with the devices and requests that referred to either. */
export const mergeCentre = staffAction({
  name: 'centre.merge',
  permission: 'centres.write',
  run: async ({ trx }: ActionContext, { id, into }: { id: number; into: number }) => {
    const { gone, centre, moved } = await prepareMerge(trx, { id, into });
    const requests = await listRequestsOfCentre(trx, id);
    await moveRequestsToCentre(trx, gone, centre);
    await moveDevicesToCentre(trx, gone, centre);
    await indexRequestWords(trx, requests);
    await finishMerge(trx, gone, into);
    return {
      result: { moved },
      audit: { subject: { kind: 'centre', id }, from: toOfficeCentre(gone), to: { into, moved } },
    };
  },
});
