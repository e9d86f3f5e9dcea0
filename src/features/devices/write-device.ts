import { deviceTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import type { Person } from '#features/audit/index.ts';
import { findCentre } from '#features/centres/index.ts';
import { deleteSmsOfDevice } from '#features/notification/index.ts';
import { foldLetters } from '#kernel/fold-letters.ts';
import { parseMobile } from '#kernel/mobile.ts';
import { serialKey, tidySerial } from '#kernel/serial.ts';
import { stripBidiControls } from '#kernel/strip-controls.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { countRequestsOfDevice, deleteDeviceRow, insertDevice } from './device-records.repository.ts';
import { type Device, findDeviceById, findDeviceBySerial, type NewDevice } from './devices.repository.ts';
import { findDevice } from './find-device.ts';
import { changeDevice } from './store-device.ts';
import { leaveFormerNumber } from './tell-former-number.ts';

export type DeviceInput = {
  productName: string;
  invoiceNumber: string;
  centreId: number;
  centreName: string;
  address: string;
  mobile: string | null;
  ownedSince: string | null;
  warrantyUntil: string | null;
};

const refuseField = (field: string, text: string) =>
  officeRefusal('invalid_input', text, { fields: { [field]: text } });

export const requireDevice = async (db: Db, serial: string): Promise<Device> => {
  const device = await findDevice(db, { serial });
  if (!device) throw officeRefusal('not_found', deviceTexts.unknownDevice);
  return device;
};

export const registerDevice = async (
  trx: Db,
  { serialNumber, ...input }: DeviceInput & { serialNumber: string },
): Promise<Device> => {
  const key = serialKey(serialNumber);
  if (!key) throw refuseField('serialNumber', deviceTexts.badSerial);
  const device = await insertDevice(trx, {
    serial_number: tidySerial(serialNumber),
    serial_key: key,
    ...(await readInput(trx, input, undefined)),
  });
  if (device) return device;
  const known = await findDeviceBySerial(trx, key);
  throw officeRefusal('conflict', deviceTexts.serialTaken, {
    fields: { serialNumber: deviceTexts.serialTaken },
    serialNumber: known?.serial_number,
  });
};

export type DeviceChange = { before: Device; after: Device; isOtherMobile: boolean };

/**
 * Changes a device. `requireMobile` is asked when the number is another one and throws when that is not this
 * person's to do now.
 */
export const updateDevice = async (
  trx: Db,
  input: DeviceInput & { serial: string; rev: number; reason?: string | undefined; by: Person },
  requireMobile: () => void,
): Promise<DeviceChange> => {
  const { id } = await requireDevice(trx, input.serial);
  await lockRows(trx, 'sold_product', [id]);
  const before = await findDeviceById(trx, id);
  if (!before) throw officeRefusal('not_found', deviceTexts.unknownDevice);
  if (before.rev !== input.rev) throw new StaleDevice(before);
  const change = await readInput(trx, input, before);
  const isOtherMobile = change.mobile !== before.mobile;
  if (isOtherMobile) {
    if ((input.reason ?? '').trim().length < 2) throw refuseField('reason', deviceTexts.needReason);
    requireMobile();
  }
  const after = await changeDevice(trx, before, change);
  if (!after) throw new StaleDevice(before);
  if (isOtherMobile) await leaveFormerNumber(trx, before, input.by);
  return { before, after, isOtherMobile };
};

/** The copy was old; the door shows both. */
export class StaleDevice extends Error {
  readonly now: Device;

  constructor(now: Device) {
    super('the device has changed since it was read');
    this.now = now;
  }
}

/** Deletes a device without requests, with the messages that went to its owner. */
export const deleteDevice = async (trx: Db, serial: string): Promise<Device> => {
  const device = await requireDevice(trx, serial);
  await lockRows(trx, 'sold_product', [device.id]);
  const requests = await countRequestsOfDevice(trx, device.id);
  if (requests > 0) throw officeRefusal('conflict', deviceTexts.deviceInUse(requests), { requests });
  await deleteSmsOfDevice(trx, device.id);
  await deleteDeviceRow(trx, device.id);
  return device;
};

const words = (text: string): string => foldLetters(stripBidiControls(text)).replace(/\s+/g, ' ').trim();

/** What was typed as it is stored. The centre's own words come from the list of centres. */
const readInput = async (
  trx: Db,
  input: DeviceInput,
  before: Device | undefined,
): Promise<Omit<NewDevice, 'serial_number' | 'serial_key'>> => {
  const mobile = input.mobile?.trim() ? parseMobile(input.mobile) : null;
  if (mobile === undefined) throw refuseField('mobile', deviceTexts.badMobile);
  const { ownedSince, warrantyUntil } = input;
  if (ownedSince && warrantyUntil && warrantyUntil < ownedSince)
    throw refuseField('warrantyUntil', deviceTexts.badWarranty);
  return {
    product_name: words(input.productName),
    invoice_number: words(input.invoiceNumber),
    ...(await readCentreOf(trx, input, before)),
    address: words(input.address),
    mobile,
    owned_since: ownedSince,
    warranty_until: warrantyUntil,
  };
};

const readCentreOf = async (
  trx: Db,
  { centreId, centreName }: DeviceInput,
  before: Device | undefined,
): Promise<Pick<NewDevice, 'centre_id' | 'centre_name' | 'centre_manager' | 'province' | 'city'>> => {
  if (centreId !== 0 && before?.centre_id !== centreId) {
    const centre = await findCentre(trx, centreId);
    if (!centre) throw refuseField('centreId', deviceTexts.unknownCentre);
    const { id, name, manager_name, province, city } = centre;
    return { centre_id: id, centre_name: name, centre_manager: manager_name, province, city };
  }
  const isSame =
    before && before.centre_id === centreId && (centreId !== 0 || words(centreName) === before.centre_name);
  if (isSame) {
    const { centre_id, centre_name, centre_manager, province, city } = before;
    return { centre_id, centre_name, centre_manager, province, city };
  }
  return { centre_id: 0, centre_name: words(centreName), centre_manager: '', province: '', city: '' };
};
