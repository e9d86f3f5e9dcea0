import { type Selectable, sql } from 'kysely';
import type { CentreContactRow } from '#storage/device-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

export type StoredContact = Selectable<CentreContactRow> & { serials: string[]; now: number };

/** Contacts of a centre by name, with the serials of the devices that were chosen for them. */
export const listContacts = async (db: Db, centreId: number): Promise<StoredContact[]> => {
  const rows = await db
    .selectFrom('centre_contact')
    .selectAll()
    .select(databaseNow(db).as('now'))
    .where('centre_id', '=', centreId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const chosen = await db
    .selectFrom('centre_contact_device as chosen')
    .innerJoin('centre_contact', 'centre_contact.id', 'chosen.contact_id')
    .innerJoin('sold_product', 'sold_product.id', 'chosen.sold_product_id')
    .select(['chosen.contact_id', 'sold_product.serial_number'])
    .where('centre_contact.centre_id', '=', centreId)
    .orderBy('sold_product.serial_key')
    .execute();
  return rows.map((row) => ({
    ...row,
    serials: chosen.filter(({ contact_id }) => contact_id === row.id).map((one) => one.serial_number),
  }));
};

/** The new contact's number; undefined when that mobile is a contact of the centre already. */
export const insertContact = async (
  trx: Db,
  contact: { centreId: number; name: string; mobile: string; hasAll: boolean; waitMs: number },
): Promise<number | undefined> => {
  const now = databaseNow(trx);
  const row = await trx
    .insertInto('centre_contact')
    .values({
      centre_id: contact.centreId,
      name: contact.name,
      mobile: contact.mobile,
      has_all_devices: contact.hasAll ? 1 : 0,
      added_at: now,
      counts_from: databaseNow(trx, contact.waitMs),
    })
    .onConflict((conflict) => conflict.columns(['centre_id', 'mobile']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const insertChosenDevices = async (
  trx: Db,
  contactId: number,
  soldProductIds: readonly number[],
): Promise<void> => {
  const rows = soldProductIds.map((id) => ({ contact_id: contactId, sold_product_id: id }));
  if (rows.length > 0) await trx.insertInto('centre_contact_device').values(rows).execute();
};

export const listDevicesBySerial = (
  db: Db,
  centreId: number,
  keys: readonly string[],
): Promise<{ id: number; serial_key: string }[]> =>
  db
    .selectFrom('sold_product')
    .select(['id', 'serial_key'])
    .where('centre_id', '=', centreId)
    .where('serial_key', 'in', keys)
    .execute();

export const deleteContact = async (trx: Db, id: number): Promise<void> => {
  await trx.deleteFrom('centre_contact').where('id', '=', id).execute();
};

export const updateCountsFrom = async (trx: Db, id: number, waitMs: number): Promise<void> => {
  await trx
    .updateTable('centre_contact')
    .set({ counts_from: databaseNow(trx, waitMs) })
    .where('id', '=', id)
    .execute();
};

/** Contacts of both centres become contacts of the one that stays, and none of them counts until it is confirmed. */
export const mergeContacts = async (trx: Db, from: number, into: number): Promise<void> => {
  const isContactOfBoth = sql`mobile in (select mobile from centre_contact where centre_id = ${into})`;
  // A contact of both centres stays once, with the devices of either.
  await sql`insert into centre_contact_device (contact_id, sold_product_id)
    select kept.id, chosen.sold_product_id from centre_contact_device chosen
      join centre_contact gone on gone.id = chosen.contact_id and gone.centre_id = ${from}
      join centre_contact kept on kept.mobile = gone.mobile and kept.centre_id = ${into}
    where true on conflict do nothing`.execute(trx);
  await sql`update centre_contact set has_all_devices = 1 where centre_id = ${into} and mobile in (
    select mobile from centre_contact where centre_id = ${from} and has_all_devices = 1)`.execute(trx);
  await sql`delete from centre_contact where centre_id = ${from} and ${isContactOfBoth}`.execute(trx);
  await trx
    .updateTable('centre_contact')
    .set({ centre_id: into, counts_from: null })
    .where('centre_id', 'in', [from, into])
    .execute();
};

/** Whom a change of contacts concerns: the contacts, and the newest five mobiles of the centre's devices. */
export const listConcernedMobiles = async (
  db: Db,
  centreId: number,
): Promise<{ mobiles: string[]; soldProductId: number | undefined }> => {
  const contacts = await db
    .selectFrom('centre_contact')
    .select('mobile')
    .where('centre_id', '=', centreId)
    .execute();
  const owners = await db
    .selectFrom('sold_product')
    .select(['mobile', (eb) => eb.fn.max('id').as('newest')])
    .where('centre_id', '=', centreId)
    .groupBy('mobile')
    .orderBy('newest', 'desc')
    .limit(6)
    .execute();
  const known = owners.flatMap(({ mobile }) => (mobile === null ? [] : [mobile])).slice(0, 5);
  return {
    mobiles: [...new Set([...contacts.map(({ mobile }) => mobile), ...known])],
    soldProductId: owners[0]?.newest,
  };
};
