import { sql } from 'kysely';
import { searchText } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import type { CentreRow } from '#storage/repair-tables.ts';

export const findCentreById = (db: Db, id: number): Promise<CentreRow | undefined> =>
  db.selectFrom('centre').selectAll().where('id', '=', id).executeTakeFirst();

const byPersianName = new Intl.Collator('fa');

/** Centres that hold every one of the folded words, names that begin with the first word before others. */
export const searchCentres = async (db: Db, words: readonly string[], most: number): Promise<CentreRow[]> => {
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
  const rank = ({ search_text }: CentreRow) => (search_text.startsWith(first) ? 0 : 1);
  return rows.sort((a, b) => rank(a) - rank(b) || byPersianName.compare(a.name, b.name));
};

export const storeCentre = async (
  trx: Db,
  given: Omit<CentreRow, 'search_text'>,
): Promise<'new' | 'changed' | 'same'> => {
  const centre = { ...given, search_text: searchText([given.name, given.city, given.province].join(' ')) };
  const inserted = await trx
    .insertInto('centre')
    .values(centre)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return 'new';
  const known = await findCentreById(trx, centre.id);
  const isSame = Object.entries(centre).every(([name, value]) => known?.[name as keyof CentreRow] === value);
  if (isSame) return 'same';
  await trx.updateTable('centre').set(centre).where('id', '=', centre.id).execute();
  return 'changed';
};

const pattern = (word: string): string => `%${escapeWildcards(word)}%`;

/** Folded words hold no wildcard; should that change, a wildcard still stands for itself. */
const escapeWildcards = (word: string): string => word.replace(/[!%_]/g, '!$&');
