import { repairRefusal } from '#contract/repair/reasons.ts';
import { type Device, findDevice } from '#features/devices/index.ts';
import type { Db } from '#storage/dialect.ts';

export const requireDeviceById = async (db: Db, id: number): Promise<Device> => {
  const device = await findDevice(db, { id });
  if (!device) throw repairRefusal('unknown-device');
  return device;
};
