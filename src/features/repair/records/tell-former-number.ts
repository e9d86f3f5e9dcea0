import { randomUUID } from 'node:crypto';
import { writeMobileChanged } from '#contract/office/device-texts.ts';
import { readSitePhone } from '#features/content/index.ts';
import { queueText } from '#features/notification/index.ts';
import type { Db } from '#storage/dialect.ts';
import { revokeAccess } from './revoke-access.ts';

/** A device has another number: what the former one opened is closed, and its holder is told. */
export const leaveFormerNumber = async (
  trx: Db,
  device: { id: number; product_name: string; mobile: string | null },
  by: { name: string },
): Promise<void> => {
  await revokeAccess(trx, device.id);
  if (device.mobile === null) return;
  await queueText(trx, {
    kind: 'mobile-changed',
    text: writeMobileChanged(device.product_name, await readSitePhone(trx)),
    soldProductId: device.id,
    requestId: null,
    to: device.mobile,
    onceKey: `mobile-changed-${device.id}-${randomUUID()}`,
    staffName: by.name,
  });
};
