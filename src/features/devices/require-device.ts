import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { type Device, lockDevice } from './devices.repository.ts';
import { findDevice } from './find-device.ts';
import { toOfficeDevice } from './to-office-device.ts';

const unknownDevice = (serial: string) =>
  new AppError('not_found', {
    message: `there is no device ${serial}`,
    details: { text: deviceRefusalTexts.unknownDevice },
  });

/** The device of a serial number, as the office's calls name it. */
export const requireDevice = async (db: Db, serial: string): Promise<Device> => {
  const device = await findDevice(db, { serial });
  if (!device) throw unknownDevice(serial);
  return device;
};

/** The same, held until the transaction ends; one that is at another revision is refused with what is stored now. */
export const requireLockedDevice = async (trx: Db, serial: string, rev?: number): Promise<Device> => {
  const { id } = await requireDevice(trx, serial);
  const device = await lockDevice(trx, id);
  if (!device) throw unknownDevice(serial);
  if (rev !== undefined && rev !== device.rev)
    throw officeRefusal('conflict', deviceRefusalTexts.changed, { now: toOfficeDevice(device) });
  return device;
};

export const requireDeviceById = async (db: Db, id: number): Promise<Device> => {
  const device = await findDevice(db, { id });
  if (!device) throw repairRefusal('unknown-device');
  return device;
};
