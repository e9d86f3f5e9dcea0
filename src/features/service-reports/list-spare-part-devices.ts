import { normalizeSerial } from '#kernel/serial.ts';
import type { Db } from '#storage/dialect.ts';
import { listDevicesBySparePart } from './spare-parts.repository.ts';

/** The devices that a part with this serial was fitted into or taken out of. */
export const listSparePartDevices = async (db: Db, serial: string, max: number): Promise<number[]> => {
  const key = normalizeSerial(serial);
  return key.length < 3 ? [] : listDevicesBySparePart(db, key, max);
};
