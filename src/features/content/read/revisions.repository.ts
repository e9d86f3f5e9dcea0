import type { Selectable } from 'kysely';
import { searchWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';

type Filter = { search: string | undefined };

const matching = (db: Db, { search }: Filter) =>
  searchWords(search ?? '').reduce(
    // The words hold letters and digits only, so the wildcards around them are the only ones.
    (found, word) => found.where('search_text', 'like', `%${word}%`),
    db.selectFrom('revision').where('is_show', '=', 1),
  );

/** A search without letters and digits finds nothing, not everything. */
const isOnlySigns = ({ search }: Filter): boolean =>
  (search ?? '').trim() !== '' && searchWords(search ?? '').length === 0;

export const listRevisions = async (
  db: Db,
  { search, limit, offset }: Filter & { limit: number; offset: number },
): Promise<Selectable<Tables['revision']>[]> => {
  if (isOnlySigns({ search })) return [];
  return matching(db, { search })
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
};

export const countRevisions = async (db: Db, filter: Filter): Promise<number> => {
  if (isOnlySigns(filter)) return 0;
  const row = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};
