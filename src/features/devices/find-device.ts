import { hashToken } from '#features/tokens/index.ts';
import { serialKey } from '#kernel/serial.ts';
import type { Db } from '#storage/dialect.ts';
import {
  type Device,
  findDeviceById,
  findDeviceBySerial,
  findDeviceByTrace,
  listDevicesBySerials,
} from './devices.repository.ts';
import { findDeviceByLabel } from './labels.repository.ts';

/** A device by its serial in any spelling, by its label, by the trace number of one of its requests, or by its id. */
export const findDevice = (
  db: Db,
  by: { id: number } | { serial: string } | { labelToken: string } | { traceNumber: string },
): Promise<Device | undefined> => {
  if ('id' in by) return findDeviceById(db, by.id);
  if ('traceNumber' in by) return findDeviceByTrace(db, by.traceNumber);
  if ('labelToken' in by) return findDeviceByLabel(db, hashToken(by.labelToken));
  // What cannot be a serial number is looked for all the same, so that it takes as long.
  return findDeviceBySerial(db, serialKey(by.serial) ?? '');
};

/** Those of these serials that are known. */
export const listKnownDevices = async (
  db: Db,
  serialKeys: readonly string[],
): Promise<Map<string, Device>> => {
  const devices = await listDevicesBySerials(db, serialKeys);
  return new Map(devices.map((device) => [device.serial_key, device]));
};
