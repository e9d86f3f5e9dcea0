import type { Selectable } from 'kysely';
import { centreDuplicateKey } from '#kernel/centre-duplicate-key.ts';
import { searchText } from '#kernel/search-key.ts';
import type { CentreRow } from '#storage/device-tables.ts';
import type { Db } from '#storage/dialect.ts';
import { putCentreEndings } from './centre-endings.repository.ts';

export type StoredCentre = Selectable<CentreRow>;
export type NewCentre = Omit<StoredCentre, 'search_text' | 'twin_key' | 'has_twin' | 'rev' | 'buyer'>;

/** The columns that follow from the others. */
export const withKeys = <Centre extends Pick<NewCentre, 'name' | 'city' | 'province'>>(centre: Centre) => ({
  ...centre,
  search_text: searchText([centre.name, centre.city, centre.province].join(' ')),
  twin_key: centreDuplicateKey(centre.name, centre.city),
});

export const listCentresByIds = (db: Db, ids: readonly number[]): Promise<StoredCentre[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('centre').selectAll().where('id', 'in', ids).execute();

/** Centres whose folded name is one of these, in any city. */
export const listCentresByNameKeys = (db: Db, keys: readonly string[]): Promise<StoredCentre[]> =>
  db
    .selectFrom('centre')
    .selectAll()
    .where((eb) => eb.or(keys.map((key) => eb('twin_key', 'like', `${key}|%`))))
    .execute();

export const listMergedByIds = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('merged_centre').selectAll().where('id', 'in', ids).execute();

/** Gives false when one of their numbers is taken. */
export const insertCentres = async (trx: Db, centres: readonly NewCentre[]): Promise<boolean> => {
  if (centres.length === 0) return true;
  const rows = centres.map(withKeys);
  const added = await trx
    .insertInto('centre')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  if (added.length < rows.length) return false;
  await putCentreEndings(trx, rows);
  return true;
};
