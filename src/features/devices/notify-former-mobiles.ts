import { randomUUID } from 'node:crypto';
import { writeMobileChanged } from '#contract/office/device-texts.ts';
import { readSitePhone } from '#features/content/index.ts';
import { queueText } from '#features/notification/index.ts';
import type { Db } from '#storage/dialect.ts';
import { revokeAccess } from './revoke-access.ts';

type Former = { id: number; product_name: string; mobile: string | null };

/** Sends an SMS to the former mobiles of devices that got another one. */
export const notifyFormerMobiles = async (
  trx: Db,
  devices: readonly Former[],
  by: { name: string },
  write = writeMobileChanged,
): Promise<void> => {
  const reachable = devices.filter(({ mobile }) => mobile !== null);
  if (reachable.length === 0) return;
  const phone = await readSitePhone(trx);
  for (const { id, product_name, mobile } of reachable) {
    await queueText(trx, {
      kind: 'mobile-changed',
      text: write(product_name, phone),
      soldProductId: id,
      requestId: null,
      to: mobile ?? '',
      onceKey: `mobile-changed-${id}-${randomUUID()}`,
      staffName: by.name,
    });
  }
};

/** After a device got another mobile: ends what the former one opened, and sends it an SMS. */
export const revokeAndNotifyFormerMobile = async (
  trx: Db,
  device: Former,
  by: { name: string },
  write = writeMobileChanged,
): Promise<void> => {
  await revokeAccess(trx, [device.id]);
  await notifyFormerMobiles(trx, [device], by, write);
};
