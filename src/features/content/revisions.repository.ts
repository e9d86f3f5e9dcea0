import type { Selectable } from 'kysely';
import { searchWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';

type Filter = { search: string | undefined };

const matching = (db: Db, { search }: Filter) =>
  searchWords(search ?? '').reduce(
    // The words hold letters and digits only, so the wildcards around them are the only ones.
    (found, word) => found.where('search_text', 'like', `%${word}%`),
    db.selectFrom('revision'),
  );

export const listRevisions = (
  db: Db,
  { search, limit, offset }: Filter & { limit: number; offset: number },
): Promise<Selectable<Tables['revision']>[]> =>
  matching(db, { search })
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countRevisions = async (db: Db, filter: Filter): Promise<number> => {
  const row = await matching(db, filter)
    .select((at) => at.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};
