import type { SearchKind } from '#contract/content/search.ts';
import type { Db } from '#storage/dialect.ts';
import type { SearchEntryRow } from '#storage/search-tables.ts';
import { dropSearchWords, putSearchWords } from '#storage/search-words.ts';
import { foldPieces } from './cut-excerpt.rules.ts';
import type { SearchEntry } from './search-entry.rules.ts';
import { splitIntoTerms } from './search-terms.rules.ts';

/** To be called inside the transaction of the content write it belongs to. */
export const putSearchEntry = async (db: Db, entry: SearchEntry): Promise<void> => {
  await removeSearchEntry(db, entry.kind, entry.entity_id);
  await db
    .insertInto('search_entry')
    .values({ ...entry, folded: foldPieces(entry.body) })
    .execute();
  await putSearchWords(db, {
    place: entry.place,
    title: splitIntoTerms(entry.title),
    body: splitIntoTerms(entry.body),
  });
};

export const removeSearchEntry = async (db: Db, kind: SearchKind, entityId: number): Promise<void> => {
  const known = await db
    .selectFrom('search_entry')
    .select('place')
    .where('kind', '=', kind)
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  if (!known) return;
  await dropSearchWords(db, known.place);
  await db.deleteFrom('search_entry').where('place', '=', known.place).execute();
};

export const listSearchEntries = async (
  db: Db,
  places: readonly number[],
): Promise<Map<number, SearchEntryRow>> => {
  if (places.length === 0) return new Map();
  const rows = await db.selectFrom('search_entry').selectAll().where('place', 'in', places).execute();
  return new Map(rows.map((row) => [row.place, row]));
};
