import { sql } from 'kysely';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { Person } from '#features/audit/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { searchWords } from '#kernel/search-key.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';

export const binDays = 30;

const rowOf = (db: Db, { kind, id }: ContentRef) =>
  db.updateTable('content_document').where('kind', '=', kind).where('entity_id', '=', id);

export const moveToBin = async (db: Db, item: ContentRef, by: Person): Promise<void> => {
  await rowOf(db, item)
    .set({ deleted_at: databaseNow(db), deleted_by: by.name })
    .execute();
};

export const takeFromBin = async (db: Db, item: ContentRef, by: Person): Promise<void> => {
  await rowOf(db, item)
    .set({ deleted_at: null, deleted_by: '', touched_by: by.name, touched_at: databaseNow(db) })
    .execute();
};

/** With words typed in a search, those whose titles hold all of them. */
const binOf = (db: Db, q = '') => {
  let found = db.selectFrom('content_document').where('deleted_at', 'is not', null);
  for (const word of searchWords(q)) found = found.where('title_key', 'like', `%${word}%`);
  return found;
};

/** The last deleted first. */
export const listBinRows = (
  db: Db,
  { q, limit, offset }: { q: string | undefined; limit: number; offset: number },
) =>
  binOf(db, q)
    .select(['kind', 'entity_id', 'title', 'state', 'deleted_by'])
    .select(sql<number>`deleted_at`.as('deleted_at'))
    .orderBy('deleted_at', 'desc')
    .orderBy('kind')
    .orderBy('entity_id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countBin = async (db: Db, q?: string): Promise<number> =>
  (
    await binOf(db, q)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The first deleted first; with `isOver` only those whose days in the bin are over. */
export const listOldestInBin = async (
  db: Db,
  { isOver, limit }: { isOver: boolean; limit: number },
): Promise<ContentRef[]> => {
  const end = databaseNow(db, -binDays * dayMs);
  const rows = await binOf(db)
    .select(['kind', 'entity_id'])
    .$if(isOver, (found) => found.where('deleted_at', '<=', end))
    .orderBy('deleted_at')
    .orderBy('kind')
    .orderBy('entity_id')
    .limit(limit)
    .execute();
  return rows.map(({ kind, entity_id }) => ({ kind: kind as ContentKind, id: entity_id }));
};

/**
 * Deletes an item's document, editions, uses and plans. The document first: the database lets editions go only when
 * there is none. Gives the number of editions deleted.
 */
export const deleteDocumentRows = async (db: Db, { kind, id }: ContentRef): Promise<number> => {
  await db.deleteFrom('content_document').where('kind', '=', kind).where('entity_id', '=', id).execute();
  const { numDeletedRows } = await db
    .deleteFrom('content_edition')
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .executeTakeFirst();
  await db.deleteFrom('content_use').where('kind', '=', kind).where('entity_id', '=', id).execute();
  await db.deleteFrom('content_plan').where('kind', '=', kind).where('entity_id', '=', id).execute();
  return Number(numDeletedRows);
};
