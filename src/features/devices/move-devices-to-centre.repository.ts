import type { StoredCentre } from '#features/centres/index.ts';
import type { Db } from '#storage/dialect.ts';
import { indexDeviceWords } from './device-words.repository.ts';

/** Gives the devices of one centre to another. */
export const moveDevicesToCentre = async (trx: Db, from: StoredCentre, into: StoredCentre): Promise<void> => {
  const devices = await trx
    .selectFrom('sold_product')
    .select(['id', 'product_name'])
    .where('centre_id', '=', from.id)
    .execute();
  await trx
    .updateTable('sold_product')
    .set((at) => ({
      centre_id: into.id,
      centre_name: into.name,
      centre_manager: into.manager_name,
      province: into.province,
      city: into.city,
      rev: at('rev', '+', 1),
    }))
    .where('centre_id', '=', from.id)
    .execute();
  await indexDeviceWords(
    trx,
    devices.map((device) => ({ ...device, centre_name: into.name, city: into.city })),
  );
};
