import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { revokeProofs } from '#features/one-time-code/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { normalizeSerial, serialKey } from '#kernel/serial.ts';
import type { Db } from '#storage/dialect.ts';
import { type DeviceInput, refuseField, toDeviceRow } from './device-input.ts';
import { type Device, findDeviceBySerial } from './devices.repository.ts';
import { requireMobileChange, requireWarrantyChange } from './guard-device-change.ts';
import { revokeAndNotifyFormerMobile } from './notify-former-mobiles.ts';
import { requireLockedDevice } from './require-device.ts';
import { changeDevice } from './store-device.ts';
import { toOfficeDevice } from './to-office-device.ts';

type DeviceChange = DeviceInput & {
  serial: string;
  /** The serial as it should have been. */
  serialNumber?: string | undefined;
  rev: number;
  reason?: string | undefined;
};

/** Changes a device made from revision `rev`; a stale one is refused together with what is stored now. */
export const updateDevice = staffAction({
  name: 'device.change',
  permission: 'devices.write',
  run: async ({ trx, actor }: ActionContext, { reason, ...input }: DeviceChange) => {
    const before = await requireLockedDevice(trx, input.serial, input.rev);
    const serials = await readSerial(trx, input.serialNumber, before);
    const change = { ...(await toDeviceRow(trx, input, before)), ...serials };
    const isOtherMobile = change.mobile !== before.mobile;
    if (isOtherMobile) requireMobileChange(actor, reason);
    requireWarrantyChange(actor, [{ before: before.warranty_until, after: change.warranty_until }]);
    const after = await changeDevice(trx, before, change);
    if (isOtherMobile) await revokeAndNotifyFormerMobile(trx, before, actor);
    // Sessions and codes name the serial they were proved with.
    else if (after.serial_key !== before.serial_key) await revokeProofs(trx, [before.id]);
    const serial = after.serial_number;
    return {
      result: { serial },
      audit: {
        action: isOtherMobile ? 'device.mobile' : 'device.change',
        subject: { kind: 'device', id: serial },
        from: toOfficeDevice(before),
        to: toOfficeDevice(after),
        why: reason,
      },
    };
  },
});

/** A corrected serial, as it is stored; one that another device has is refused. */
const readSerial = async (
  trx: Db,
  typed: string | undefined,
  before: Device,
): Promise<Pick<Device, 'serial_number' | 'serial_key'>> => {
  const { serial_number, serial_key } = before;
  if (typed === undefined || normalizeSerial(typed) === serial_number) return { serial_number, serial_key };
  const key = serialKey(typed);
  if (!key) throw refuseField('serialNumber', deviceRefusalTexts.badSerial);
  const known = key === serial_key ? undefined : await findDeviceBySerial(trx, key);
  const text = deviceRefusalTexts.serialTaken;
  if (known) throw officeRefusal('conflict', text, { fields: { serialNumber: text } });
  return { serial_number: normalizeSerial(typed), serial_key: key };
};
