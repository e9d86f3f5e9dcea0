import type { RepairView } from '#contract/repair/entities.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { findOwnedDevice } from '#features/devices/index.ts';
import { openLabDevice } from '#features/one-time-code/index.ts';
import { type RepairDeps, readView } from '#features/portal/index.ts';
import { requireLab } from './require-lab.ts';

/** Opens the session of one device of the list; nothing else of the browser changes. */
export const openDevice = async (
  deps: RepairDeps,
  { labToken = '', soldProductId }: { labToken: string | undefined; soldProductId: number },
): Promise<{ sessionToken: string; view: RepairView }> => {
  const { storage } = deps;
  const { mobile, leftMs } = await requireLab(storage, labToken);
  const sessionToken = await storage.db.transaction().execute(async (trx) => {
    const device = await findOwnedDevice(trx, mobile, { id: soldProductId });
    if (!device) throw repairRefusal('not-yours');
    return openLabDevice(trx, deps.random, {
      device: { soldProductId: device.id, serialKey: device.serial_key },
      labToken,
    });
  });
  return { sessionToken, view: await readView(deps, { soldProductId, leftMs }) };
};
