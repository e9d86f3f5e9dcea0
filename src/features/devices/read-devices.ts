import type { z } from 'zod';
import type { OfficeDevice } from '#contract/office/calls/device-calls.ts';
import type { Db } from '#storage/dialect.ts';
import { type DeviceFilter, listDevices } from './devices-list.repository.ts';
import { type RepairOfDevice, readDeviceRepairs } from './read-device-repairs.ts';
import { requireDevice } from './require-device.ts';
import { toOfficeDevice } from './to-office-device.ts';

/** One page of the devices that a search or a centre means, newest first. */
export const readDevices = async (
  db: Db,
  { page, size, ...filter }: DeviceFilter & { page: number; size: number },
): Promise<{ total: number; items: z.infer<typeof OfficeDevice>[] }> => {
  const { total, rows } = await listDevices(db, filter, { limit: size, offset: (page - 1) * size });
  return { total, items: rows.map(toOfficeDevice) };
};

export const readDevice = async (
  db: Db,
  serial: string,
): Promise<{ device: z.infer<typeof OfficeDevice>; repairs: RepairOfDevice[] }> => {
  const device = await requireDevice(db, serial);
  return { device: toOfficeDevice(device), repairs: await readDeviceRepairs(db, device) };
};
