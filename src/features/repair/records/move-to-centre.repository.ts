import { sql } from 'kysely';
import type { Db } from '#storage/dialect.ts';
import type { StoredCentre } from '../centres.repository.ts';
import { indexDeviceWords } from '../device-words.repository.ts';
import { indexRequestWords } from '../request-words.repository.ts';

const hasInvoice = sql<boolean>`exists (select 1 from invoice where invoice.request_id = repair_request.id)`;

/**
 * Gives what refers to one centre to another. A request with an invoice keeps the name the invoice was made with,
 * also when that name stood on the device alone.
 */
export const moveToCentre = async (trx: Db, from: StoredCentre, into: StoredCentre): Promise<void> => {
  const requests = await listRequestsOf(trx, from.id);
  const devices = await trx
    .selectFrom('sold_product')
    .select(['id', 'product_name'])
    .where('centre_id', '=', from.id)
    .execute();
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
  for (let start = 0; start < requests.length; start += 200) {
    await indexRequestWords(trx, requests.slice(start, start + 200));
  }
};

const listRequestsOf = async (trx: Db, centreId: number): Promise<number[]> => {
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
