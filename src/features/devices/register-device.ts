import { deviceTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type ActionContext, staffAction } from '#features/audit/index.ts';
import { normalizeSerial, serialKey } from '#kernel/serial.ts';
import { type DeviceInput, refuseField, toDeviceRow } from './device-input.ts';
import { insertDevice } from './device-records.repository.ts';
import { findDeviceBySerial } from './devices.repository.ts';
import { showDevice } from './show-device.ts';

export const registerDevice = staffAction({
  name: 'device.register',
  permission: 'devices.write',
  run: async ({ trx }: ActionContext, { serialNumber, ...input }: DeviceInput & { serialNumber: string }) => {
    const key = serialKey(serialNumber);
    if (!key) throw refuseField('serialNumber', deviceTexts.badSerial);
    const device = await insertDevice(trx, {
      serial_number: normalizeSerial(serialNumber),
      serial_key: key,
      ...(await toDeviceRow(trx, input, undefined)),
    });
    if (!device) {
      const text = deviceTexts.serialTaken;
      const known = await findDeviceBySerial(trx, key);
      throw officeRefusal('conflict', text, {
        fields: { serialNumber: text },
        serialNumber: known?.serial_number,
      });
    }
    const serial = device.serial_number;
    return {
      result: { serial },
      audit: { subject: { kind: 'device', id: serial }, from: null, to: showDevice(device) },
    };
  },
});
