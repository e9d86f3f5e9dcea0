import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import { dayMs } from '#kernel/durations.ts';
import type { DeletedDeviceRow } from '#storage/device-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { Device } from './devices.repository.ts';

const keptMs = 90 * dayMs;

type DeletedDevice = Omit<DeletedDeviceRow, 'deleted_at'>;

export const putDeletedDevice = async (trx: Db, device: Device): Promise<void> => {
  const { serial_key, product_name, mobile, warranty_until } = device;
  const row = { product_name, mobile, warranty_until, deleted_at: databaseNow(trx) };
  await trx
    .insertInto('deleted_device')
    .values({ serial_key, ...row })
    .onConflict((conflict) => conflict.column('serial_key').doUpdateSet(row))
    .execute();
};

const askedAtOnce = 400;

/** Of these serials, those that were deleted within 90 days. */
export const listDeletedRows = async (
  db: Db,
  keys: readonly string[],
): Promise<Map<string, DeletedDevice>> => {
  const found = new Map<string, DeletedDevice>();
  for (const part of cutIntoParts(keys, askedAtOnce)) {
    const rows = await db
      .selectFrom('deleted_device')
      .select(['serial_key', 'product_name', 'mobile', 'warranty_until'])
      .where('serial_key', 'in', part)
      .where('deleted_at', '>', databaseNow(db, -keptMs))
      .execute();
    for (const row of rows) found.set(row.serial_key, row);
  }
  return found;
};

export const removeDeletedDevices = async (trx: Db, keys: readonly string[]): Promise<void> => {
  for (const part of cutIntoParts(keys, askedAtOnce))
    await trx.deleteFrom('deleted_device').where('serial_key', 'in', part).execute();
};

export const removeExpiredDeletedDevices = async (db: Db): Promise<void> => {
  await db.deleteFrom('deleted_device').where('deleted_at', '<', databaseNow(db, -keptMs)).execute();
};
