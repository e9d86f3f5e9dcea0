import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { addDevice, type NewDeviceInput } from './add-device.ts';

export const registerDevice = staffAction({
  name: 'device.register',
  permission: 'devices.write',
  run: async ({ trx, actor }: ActionContext, input: NewDeviceInput) => {
    const { device, audit } = await addDevice(trx, actor, input);
    return { result: { serial: device.serial_number }, audit };
  },
});
