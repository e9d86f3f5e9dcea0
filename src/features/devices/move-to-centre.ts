import type { StoredCentre } from '#features/centres/index.ts';
import type { Db } from '#storage/dialect.ts';
import { indexDeviceWords } from './device-words.repository.ts';
import { listDevicesOfCentre, updateCentreOfDevices } from './move-to-centre.repository.ts';

/** Gives the devices of one centre to another. */
export const moveDevicesToCentre = async (trx: Db, from: StoredCentre, into: StoredCentre): Promise<void> => {
  const devices = await listDevicesOfCentre(trx, from.id);
  await updateCentreOfDevices(trx, from.id, into);
  await indexDeviceWords(
    trx,
    devices.map((device) => ({ ...device, centre_name: into.name, city: into.city })),
  );
};
