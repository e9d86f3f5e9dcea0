import type { StoredCentre } from '#features/centres/index.ts';
import type { Db } from '#storage/dialect.ts';

export const listDevicesOfCentre = (
  trx: Db,
  centreId: number,
): Promise<{ id: number; product_name: string }[]> =>
  trx.selectFrom('sold_product').select(['id', 'product_name']).where('centre_id', '=', centreId).execute();

export const updateCentreOfDevices = async (trx: Db, from: number, into: StoredCentre): Promise<void> => {
  await trx
    .updateTable('sold_product')
    .set((eb) => ({
      centre_id: into.id,
      centre_name: into.name,
      centre_manager: into.manager_name,
      province: into.province,
      city: into.city,
      rev: eb('rev', '+', 1),
    }))
    .where('centre_id', '=', from)
    .execute();
};
