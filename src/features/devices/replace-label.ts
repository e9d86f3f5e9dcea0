import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { addLabel } from './device-labels.ts';
import { revokeLabels } from './labels.repository.ts';
import { auditLabel, type LabelDeps } from './make-labels.ts';
import { requireDevice } from './require-device.ts';

/** Gives a device another label. The old ones open nothing any more; no token is written into the trail. */
export const replaceLabel = staffAction({
  name: 'device.label',
  permission: 'devices.label',
  run: async ({ trx, deps }: ActionContext<LabelDeps>, { serial }: { serial: string }) => {
    const device = await requireDevice(trx, serial);
    await lockRows(trx, 'sold_product', [device.id]);
    await revokeLabels(trx, device.id);
    const numbers = await addLabel(trx, deps, device.id);
    return { result: { serials: [device.serial_number] }, audit: auditLabel(device, numbers) };
  },
});
