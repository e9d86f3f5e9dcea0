import { sql } from 'kysely';
import { centreTwinKey } from '#kernel/centre-twin-key.ts';
import { searchText } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import type { CentreRow } from '#storage/repair-tables.ts';
import type { Stored } from './stored.ts';

export type StoredCentre = Stored<CentreRow>;
export type NewCentre = Omit<StoredCentre, 'search_text' | 'twin_key' | 'rev'>;

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

const byPersianName = new Intl.Collator('fa');

/** Centres that hold every one of the folded words, names that begin with the first word before others. */
export const searchCentres = async (
  db: Db,
  words: readonly string[],
  most: number,
): Promise<StoredCentre[]> => {
  const first = words[0] ?? '';
  let query = db.selectFrom('centre').selectAll();
  for (const word of words) query = query.where(sql<boolean>`search_text like ${pattern(word)} escape '!'`);
  const rows = await query
    .orderBy(sql`case when search_text like ${`${escapeWildcards(first)}%`} escape '!' then 0 else 1 end`)
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute();
  // The engines sort by code point, which puts four Persian letters last.
  const rank = ({ search_text }: StoredCentre) => (search_text.startsWith(first) ? 0 : 1);
  return rows.sort((a, b) => rank(a) - rank(b) || byPersianName.compare(a.name, b.name));
};

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
    .returning('id')
    .executeTakeFirst();
  if (inserted) return 'new';
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
  return 'changed';
};

export const pattern = (word: string): string => `%${escapeWildcards(word)}%`;

/** Folded words hold no wildcard; should that change, a wildcard still stands for itself. */
const escapeWildcards = (word: string): string => word.replace(/[!%_]/g, '!$&');
