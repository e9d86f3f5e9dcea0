import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import type { AuditChange } from '#features/audit/index.ts';
import type { ActionActor } from '#features/staff-action/index.ts';
import { normalizeSerial, serialKey } from '#kernel/serial.ts';
import type { Db } from '#storage/dialect.ts';
import { listDeletedRows, removeDeletedDevices } from './deleted-devices.repository.ts';
import { type DeviceInput, refuseField, toDeviceRow } from './device-input.ts';
import { insertDevice } from './device-records.repository.ts';
import { type Device, findDeviceBySerial } from './devices.repository.ts';
import { requireMobileChange, requireWarrantyChange } from './guard-device-change.ts';
import { notifyFormerMobiles } from './notify-former-mobiles.ts';
import { toOfficeDevice } from './to-office-device.ts';

export type NewDeviceInput = DeviceInput & { serialNumber: string; reason?: string | undefined };

/** A serial that was deleted not long ago counts as the same device: another mobile or warranty is a change. */
export const addDevice = async (
  trx: Db,
  actor: ActionActor,
  { serialNumber, reason, ...input }: NewDeviceInput,
): Promise<{ device: Device; audit: AuditChange }> => {
  const key = serialKey(serialNumber);
  if (!key) throw refuseField('serialNumber', deviceRefusalTexts.badSerial);
  const row = await toDeviceRow(trx, input, undefined);
  const former = (await listDeletedRows(trx, [key])).get(key);
  const isOtherMobile = former !== undefined && former.mobile !== row.mobile;
  if (isOtherMobile) requireMobileChange(actor, reason, deviceRefusalTexts.needReasonAgain);
  if (former) requireWarrantyChange(actor, [{ before: former.warranty_until, after: row.warranty_until }]);
  const device = await insertDevice(trx, {
    serial_number: normalizeSerial(serialNumber),
    serial_key: key,
    ...row,
  });
  if (!device) {
    const text = deviceRefusalTexts.serialTaken;
    const known = await findDeviceBySerial(trx, key);
    throw officeRefusal('conflict', text, {
      fields: { serialNumber: text },
      serialNumber: known?.serial_number,
    });
  }
  if (isOtherMobile) await notifyFormerMobiles(trx, [{ ...former, id: device.id }], actor);
  if (former) await removeDeletedDevices(trx, [key]);
  const subject = { kind: 'device' as const, id: device.serial_number };
  const to = toOfficeDevice(device);
  return {
    device,
    audit: isOtherMobile
      ? { action: 'device.mobile', subject, from: { mobile: former.mobile }, to, why: reason }
      : { action: 'device.register', subject, from: null, to },
  };
};
