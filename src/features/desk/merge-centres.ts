import { deviceTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import type { StoredCentre } from '#features/centres/index.ts';
import {
  type CentreUses,
  countUses,
  deleteCentreRow,
  requireCentre,
  writeMerged,
} from '#features/centres/index.ts';
import { indexRequestWords, moveDevicesToCentre } from '#features/devices/index.ts';
import { listRequestsOfCentre, moveRequestsToCentre } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';

/** One centre goes, the other stays, with everything that referred to either. */
export const mergeCentres = async (
  trx: Db,
  { id, into }: { id: number; into: number },
): Promise<{ gone: StoredCentre; centre: StoredCentre; moved: CentreUses }> => {
  if (id === into) throw officeRefusal('invalid_input', deviceTexts.sameCentre);
  await lockRows(trx, 'centre', [id, into]);
  const gone = await requireCentre(trx, id);
  const centre = await requireCentre(trx, into);
  const moved = await countUses(trx, id);
  const requests = await listRequestsOfCentre(trx, id);
  await moveRequestsToCentre(trx, gone, centre);
  await moveDevicesToCentre(trx, gone, centre);
  for (let start = 0; start < requests.length; start += 200) {
    await indexRequestWords(trx, requests.slice(start, start + 200));
  }
  await writeMerged(trx, gone, into);
  await deleteCentreRow(trx, id);
  return { gone, centre, moved };
};
