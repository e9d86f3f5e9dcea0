import { type Db, databaseNow } from '#storage/dialect.ts';
import type { Device } from './devices.repository.ts';

/** The device that carries the label of this hash; undefined when it was replaced or never was. */
export const findDeviceByLabel = (db: Db, tokenHash: string): Promise<Device | undefined> =>
  db
    .selectFrom('device_label as label')
    .innerJoin('sold_product', 'sold_product.id', 'label.sold_product_id')
    .selectAll('sold_product')
    .where('label.token_hash', '=', tokenHash)
    .where('label.revoked_at', 'is', null)
    .executeTakeFirst();

/** All labels that these devices ever had, the newest of each last. */
export const listLabels = (db: Db, deviceIds: readonly number[]) =>
  db
    .selectFrom('device_label')
    .select(['sold_product_id', 'number', 'token_hash', 'revoked_at'])
    .where('sold_product_id', 'in', deviceIds)
    .orderBy('number')
    .execute();

export const insertLabel = async (
  trx: Db,
  label: { deviceId: number; number: number; tokenHash: string },
): Promise<void> => {
  await trx
    .insertInto('device_label')
    .values({
      sold_product_id: label.deviceId,
      number: label.number,
      token_hash: label.tokenHash,
      created_at: databaseNow(trx),
      revoked_at: null,
    })
    .execute();
};

export const revokeLabels = async (trx: Db, deviceId: number): Promise<void> => {
  await trx
    .updateTable('device_label')
    .set({ revoked_at: databaseNow(trx) })
    .where('sold_product_id', '=', deviceId)
    .where('revoked_at', 'is', null)
    .execute();
};
