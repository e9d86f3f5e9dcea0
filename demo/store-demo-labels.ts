import { addLabel } from '#features/devices/device-labels.ts';
import { listKnownDevices } from '#features/devices/index.ts';
import { serialKey } from '#kernel/serial.ts';
import type { Storage } from '#storage/dialect.ts';
import { devices } from './content/devices.ts';

/** The demo's devices carry a label each, as if they had left the house with it. */
export const storeDemoLabels = ({
  storage,
  appSecret,
}: {
  storage: Storage;
  appSecret: string;
}): Promise<void> =>
  storage.db.transaction().execute(async (trx) => {
    const keys = devices.flatMap(({ serial }) => serialKey(serial) ?? []);
    for (const { id } of (await listKnownDevices(trx, keys)).values()) await addLabel(trx, { appSecret }, id);
  });
