import { deviceTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type ActionContext, staffAction } from '#features/audit/index.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { type DeviceInput, requireDevice, toDeviceRow } from './device-input.ts';
import { findDeviceById } from './devices.repository.ts';
import { requireMobileChange, requireWarrantyChange } from './guard-device-change.ts';
import { leaveFormerNumber } from './notify-former-mobiles.ts';
import { showDevice } from './show-device.ts';
import { changeDevice } from './store-device.ts';

type DeviceChange = DeviceInput & { serial: string; rev: number; reason?: string | undefined };

/** Changes a device made from revision `rev`; a stale one is refused together with what is stored now. */
export const updateDevice = staffAction({
  name: 'device.change',
  permission: 'devices.write',
  run: async ({ trx, actor }: ActionContext, { reason, ...input }: DeviceChange) => {
    const { id } = await requireDevice(trx, input.serial);
    await lockRows(trx, 'sold_product', [id]);
    const before = await findDeviceById(trx, id);
    if (!before) throw officeRefusal('not_found', deviceTexts.unknownDevice);
    const stale = () => officeRefusal('conflict', deviceTexts.changed, { now: showDevice(before) });
    if (before.rev !== input.rev) throw stale();
    const change = await toDeviceRow(trx, input, before);
    const isOtherMobile = change.mobile !== before.mobile;
    if (isOtherMobile) requireMobileChange(actor, reason);
    requireWarrantyChange(actor, [{ before: before.warranty_until, after: change.warranty_until }]);
    const after = await changeDevice(trx, before, change);
    if (!after) throw stale();
    if (isOtherMobile) await leaveFormerNumber(trx, before, actor);
    const serial = after.serial_number;
    return {
      result: { serial },
      audit: {
        action: isOtherMobile ? 'device.mobile' : 'device.change',
        subject: { kind: 'device', id: serial },
        from: showDevice(before),
        to: showDevice(after),
        why: reason,
      },
    };
  },
});
