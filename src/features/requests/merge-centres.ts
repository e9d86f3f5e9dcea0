import { type CentreUses, finishMerge, prepareMerge, type StoredCentre } from '#features/centres/index.ts';
import { indexRequestWords, moveDevicesToCentre } from '#features/devices/index.ts';
import type { Db } from '#storage/dialect.ts';
import { listRequestsOfCentre, moveRequestsToCentre } from './move-to-centre.repository.ts';

/** One centre goes, the other stays, with the devices and requests that referred to either. */
export const mergeCentres = async (
  trx: Db,
  { id, into }: { id: number; into: number },
): Promise<{ gone: StoredCentre; centre: StoredCentre; moved: CentreUses }> => {
  const merge = await prepareMerge(trx, { id, into });
  const { gone, centre } = merge;
  const requests = await listRequestsOfCentre(trx, id);
  await moveRequestsToCentre(trx, gone, centre);
  await moveDevicesToCentre(trx, gone, centre);
  await indexRequestWords(trx, requests);
  await finishMerge(trx, gone, into);
  return merge;
};
