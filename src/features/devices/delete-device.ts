import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { deleteSmsOfDevice } from '#features/notification/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { putDeletedDevice } from './deleted-devices.repository.ts';
import { countRequestsOfDevice, deleteDeviceRow } from './device-records.repository.ts';
import { requireLockedDevice } from './require-device.ts';
import { toOfficeDevice } from './to-office-device.ts';

/** Deletes a device without requests, with the messages that went to its owner. */
export const deleteDevice = staffAction({
  name: 'device.delete',
  permission: 'devices.write',
  run: async ({ trx }: ActionContext, { serial }: { serial: string }) => {
    const device = await requireLockedDevice(trx, serial);
    const requests = await countRequestsOfDevice(trx, device.id);
    if (requests > 0) throw officeRefusal('conflict', deviceRefusalTexts.deviceInUse(requests), { requests });
    await deleteSmsOfDevice(trx, device.id);
    await deleteDeviceRow(trx, device.id);
    await putDeletedDevice(trx, device);
    return {
      result: null,
      audit: {
        subject: { kind: 'device', id: device.serial_number },
        from: toOfficeDevice(device),
        to: null,
      },
    };
  },
});
