import type { Selectable } from 'kysely';
import { centreTwinKey } from '#kernel/centre-twin-key.ts';
import { searchText } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import { putCentreEndings } from '#storage/put-words.ts';
import type { CentreRow } from '#storage/repair-tables.ts';

export type StoredCentre = Selectable<CentreRow>;
export type NewCentre = Omit<StoredCentre, 'search_text' | 'twin_key' | 'has_twin' | 'rev'>;

/** A centre by its number, also by one that was merged into another. */
export const findCentreById = async (db: Db, id: number): Promise<StoredCentre | undefined> => {
  const find = (centreId: number) =>
    db.selectFrom('centre').selectAll().where('id', '=', centreId).executeTakeFirst();
  const found = await find(id);
  if (found) return found;
  const merged = await findMerged(db, id);
  return merged && find(merged.centre_id);
};

export const findMerged = (db: Db, id: number) =>
  db.selectFrom('merged_centre').selectAll().where('id', '=', id).executeTakeFirst();

/** The columns that follow from the others. */
export const withKeys = <Centre extends Pick<NewCentre, 'name' | 'city' | 'province'>>(centre: Centre) => ({
  ...centre,
  search_text: searchText([centre.name, centre.city, centre.province].join(' ')),
  twin_key: centreTwinKey(centre.name, centre.city),
});

export const storeCentre = async (trx: Db, given: NewCentre): Promise<'new' | 'changed' | 'same'> => {
  const centre = withKeys(given);
  const inserted = await trx
    .insertInto('centre')
    .values(centre)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'search_text'])
    .executeTakeFirst();
  if (inserted) {
    await putCentreEndings(trx, [inserted]);
    return 'new';
  }
  const known = await findCentreById(trx, centre.id);
  const isSame = Object.entries(centre).every(
    ([name, value]) => known?.[name as keyof StoredCentre] === value,
  );
  if (isSame) return 'same';
  await trx
    .updateTable('centre')
    .set((at) => ({ ...centre, rev: at('rev', '+', 1) }))
    .where('id', '=', centre.id)
    .execute();
  await putCentreEndings(trx, [centre]);
  return 'changed';
};
