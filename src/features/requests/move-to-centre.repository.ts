import { sql } from 'kysely';
import type { StoredCentre } from '#features/centres/index.ts';
import type { Db } from '#storage/dialect.ts';

const hasInvoice = sql<boolean>`exists (select 1 from invoice where invoice.request_id = repair_request.id)`;

/**
 * Gives the requests of one centre to another. A request with an invoice keeps the name the invoice was made with,
 * also when that name stood on the device alone. Call it before the devices are moved.
 */
export const moveRequestsToCentre = async (
  trx: Db,
  from: StoredCentre,
  into: StoredCentre,
): Promise<void> => {
  await keepNamesOfInvoiced(trx, from, into);
  const words = {
    centre_name: into.name,
    centre_manager: into.manager_name,
    centre_province: into.province,
    centre_city: into.city,
    centre_address: into.address,
  };
  await trx
    .updateTable('repair_request')
    .set({ centre_id: into.id, ...words })
    .where('centre_id', '=', from.id)
    .where(sql<boolean>`not ${hasInvoice}`)
    .execute();
  await trx
    .updateTable('repair_request')
    .set({ centre_id: into.id })
    .where('centre_id', '=', from.id)
    .execute();
};

export const listRequestsOfCentre = async (trx: Db, centreId: number): Promise<number[]> => {
  const rows = await trx
    .selectFrom('repair_request')
    .select('repair_request.id')
    .where('of_centre', '=', centreId)
    .execute();
  return rows.map(({ id }) => id);
};

/** Requests that read their centre from the device: those with an invoice get the words of today for good. */
const keepNamesOfInvoiced = async (trx: Db, from: StoredCentre, into: StoredCentre): Promise<void> => {
  await sql`update repair_request set centre_id = ${into.id},
      centre_name = device.centre_name, centre_manager = device.centre_manager,
      centre_province = device.province, centre_city = device.city, centre_address = device.address
    from sold_product device
    where device.id = repair_request.sold_product_id and device.centre_id = ${from.id}
      and repair_request.centre_id = 0 and ${hasInvoice}`.execute(trx);
};
