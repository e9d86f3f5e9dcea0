import { sql } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { putCentreEndings } from './centre-endings.repository.ts';
import { type NewCentre, type StoredCentre, withKeys } from './centres.repository.ts';

/** How many devices each of these centres has. */
export const countDevicesOf = async (db: Db, ids: readonly number[]): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sold_product')
    .select(['centre_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('centre_id', 'in', ids)
    .groupBy('centre_id')
    .execute();
  return new Map(rows.map(({ centre_id, count }) => [centre_id, count]));
};

/** The devices, requests and invoices of a centre. An invoice is the centre's through its request. */
export const countUses = async (
  db: Db,
  id: number,
): Promise<{ devices: number; requests: number; invoices: number }> => {
  const { rows } = await sql<{ devices: number; requests: number; invoices: number }>`
    with own as (
      select id from repair_request where of_centre = ${id})
    select (select count(*) from sold_product where centre_id = ${id}) as devices,
      (select count(*) from own) as requests,
      (select count(*) from invoice where request_id in (select id from own)) as invoices`.execute(db);
  const [found] = rows;
  return {
    devices: found?.devices ?? 0,
    requests: found?.requests ?? 0,
    invoices: found?.invoices ?? 0,
  };
};

/** Groups of centres that share folded name and city. */
export const listDuplicates = (db: Db): Promise<StoredCentre[]> =>
  db
    .selectFrom('centre')
    .selectAll()
    // Written out, so that the index of duplicates is recognized.
    .where(sql.ref('has_twin'), '=', sql.lit(1))
    .orderBy('twin_key')
    .orderBy('id')
    .limit(400)
    .execute();

/** The number after the largest that was ever used, those of merged and deleted centres included. */
export const readNextCentreId = async (trx: Db): Promise<number> => {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from (
    select id from centre union all select id from merged_centre union all select last from centre_number) numbers`.execute(
    trx,
  );
  return (rows[0]?.last ?? 0) + 1;
};

/** The new centre; undefined when its number is taken. */
export const insertCentre = async (trx: Db, given: NewCentre): Promise<StoredCentre | undefined> => {
  const centre = await trx
    .insertInto('centre')
    .values(withKeys(given))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (centre) await putCentreEndings(trx, [centre]);
  return centre;
};

/** Changes a centre that is still as it was read; undefined when it is not. */
export const updateCentreAt = async (
  trx: Db,
  { id, rev }: Pick<StoredCentre, 'id' | 'rev'>,
  change: Omit<NewCentre, 'id'>,
): Promise<StoredCentre | undefined> => {
  const centre = await trx
    .updateTable('centre')
    .set({ ...withKeys(change), rev: rev + 1 })
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returningAll()
    .executeTakeFirst();
  if (centre) await putCentreEndings(trx, [centre]);
  return centre;
};

/** Numbers of centres that were merged into it mean nothing any more, and are drawn for no other. */
export const deleteCentreRow = async (trx: Db, id: number): Promise<void> => {
  const last = (await readNextCentreId(trx)) - 1;
  await trx.updateTable('centre_number').set({ last }).where('last', '<', last).execute();
  await trx.deleteFrom('merged_centre').where('centre_id', '=', id).execute();
  await trx.deleteFrom('centre').where('id', '=', id).execute();
};

/** The numbers that mean the vanished centre, its own included, mean the remaining one. */
export const writeMerged = async (
  trx: Db,
  from: Pick<StoredCentre, 'id' | 'name'>,
  into: number,
): Promise<void> => {
  await trx.updateTable('merged_centre').set({ centre_id: into }).where('centre_id', '=', from.id).execute();
  await trx
    .insertInto('merged_centre')
    .values({ id: from.id, centre_id: into, name: from.name, at: databaseNow(trx) })
    .execute();
};

/** A centre without an identity of its own takes that of the one that was merged into it. */
export const keepBuyer = async (trx: Db, id: number, buyer: string | null): Promise<void> => {
  await trx.updateTable('centre').set({ buyer }).where('id', '=', id).where('buyer', 'is', null).execute();
};
