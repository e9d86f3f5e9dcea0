import { deviceRefusalTexts, writeOwnerChanged } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { refuseField, toDeviceRow } from './device-input.ts';
import { findOpenTrace, markOwnerChange } from './device-records.repository.ts';
import { revokeAndNotifyFormerMobile } from './notify-former-mobiles.ts';
import { requireLockedDevice } from './require-device.ts';
import { changeDevice } from './store-device.ts';
import { toOfficeDevice } from './to-office-device.ts';

type Transfer = {
  serial: string;
  rev: number;
  /** The day the device became the new owner's. */
  ownedSince: string;
  mobile: string;
  centreId: number;
  address: string;
};

/**
 * Gives a device to another owner. What the former one opened is closed, and everything from before is hidden from
 * the new one. A wrong number is corrected by `updateDevice`, which hides nothing.
 */
export const transferDevice = staffAction({
  name: 'device.transfer',
  permission: 'devices.transfer',
  needsProof: true,
  run: async ({ trx, actor }: ActionContext, { serial, rev, ...owner }: Transfer) => {
    const before = await requireLockedDevice(trx, serial, rev);
    const open = await findOpenTrace(trx, before.id);
    if (open) throw officeRefusal('conflict', deviceRefusalTexts.transferOpen(open), { traceNumber: open });
    if (owner.ownedSince > tehranDay(new Date(await readDatabaseNow(trx))))
      throw refuseField('ownedSince', deviceRefusalTexts.transferDay);
    const { productName, invoiceNumber, warrantyUntil } = toOfficeDevice(before);
    const input = { productName, invoiceNumber, centreName: '', warrantyUntil: null };
    const row = await toDeviceRow(trx, { ...input, ...owner }, undefined);
    if (!row.mobile) throw refuseField('mobile', deviceRefusalTexts.badMobile);
    if (row.mobile === before.mobile) throw refuseField('mobile', deviceRefusalTexts.sameMobile);
    const after = await changeDevice(trx, before, { ...row, warranty_until: warrantyUntil });
    await markOwnerChange(trx, before.id);
    await revokeAndNotifyFormerMobile(trx, before, actor, writeOwnerChanged);
    return {
      result: { serial: after.serial_number },
      audit: {
        subject: { kind: 'device', id: after.serial_number },
        from: toOfficeDevice(before),
        to: toOfficeDevice(after),
      },
    };
  },
});
