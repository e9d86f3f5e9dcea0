import type { Db } from '#storage/dialect.ts';
import { insertDevice, updateDeviceRow } from './device-records.repository.ts';
import { type Device, findDeviceBySerial, type NewDevice } from './devices.repository.ts';
import { indexRequestWords } from './index-request-words.ts';
import { listRequestIdsOfDevice } from './request-words.repository.ts';

/** Adds a device or brings the known one of that serial up to date. */
export const storeDevice = async (trx: Db, device: NewDevice): Promise<'new' | 'changed' | 'same'> => {
  if (await insertDevice(trx, device)) return 'new';
  const known = await findDeviceBySerial(trx, device.serial_key);
  if (!known) throw new Error(`device ${device.serial_key} is gone`);
  const isSame = Object.entries(device).every(([name, value]) => known[name as keyof Device] === value);
  if (isSame) return 'same';
  await changeDevice(trx, known, device);
  return 'changed';
};

/** Changes a device that was locked and read, and brings the words of its requests up to date. */
export const changeDevice = async (trx: Db, known: Device, change: Partial<NewDevice>): Promise<Device> => {
  const device = await updateDeviceRow(trx, known, change);
  await indexRequestWords(trx, await listRequestIdsOfDevice(trx, device.id));
  return device;
};
