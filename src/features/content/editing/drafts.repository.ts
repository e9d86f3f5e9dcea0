import type { ContentKind } from '#contract/content/kinds.ts';
import type { Person } from '#features/audit/index.ts';
import { searchText } from '#kernel/search-key.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { ContentRef, ContentState } from '../commands/content-documents.repository.ts';

type NewDraft = { title: string; draft: string; by: Person };

export const insertDraft = async (
  db: Db,
  { kind, id }: ContentRef,
  { title, draft, by }: NewDraft,
): Promise<void> => {
  const now = databaseNow(db);
  await db
    .insertInto('content_document')
    .values({
      kind,
      entity_id: id,
      state: 'draft',
      title,
      title_key: searchText(title),
      draft,
      draft_rev: 1,
      draft_by: by.staffId,
      draft_at: now,
      touched_by: by.name,
      touched_at: now,
    })
    .execute();
};

/** Puts a draft in place and moves its revision on; the caller holds the row. */
export const updateDraft = async (
  db: Db,
  { kind, id }: ContentRef,
  { title, draft, by }: { title?: string | undefined; draft: string | null; by: Person },
): Promise<void> => {
  const now = databaseNow(db);
  await db
    .updateTable('content_document')
    .set((eb) => ({
      draft,
      draft_rev: eb('draft_rev', '+', 1),
      draft_by: draft === null ? null : by.staffId,
      draft_at: draft === null ? null : now,
      ...(draft === null ? notReady : {}),
      touched_by: by.name,
      touched_at: now,
      ...(title === undefined ? {} : { title, title_key: searchText(title) }),
    }))
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .execute();
};

const notReady = { ready_by: '', ready_at: null };

/** Null takes the mark away. */
export const setReady = async (db: Db, { kind, id }: ContentRef, by: Person | null): Promise<void> => {
  await db
    .updateTable('content_document')
    .set(by ? { ready_by: by.name, ready_at: databaseNow(db) } : notReady)
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .execute();
};

export const findState = async (db: Db, { kind, id }: ContentRef): Promise<ContentState | undefined> =>
  (
    await db
      .selectFrom('content_document')
      .select('state')
      .where('kind', '=', kind)
      .where('entity_id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  )?.state;

export const listTitles = async (db: Db, kind: ContentKind, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, { title: string; state: ContentState }>();
  const rows = await db
    .selectFrom('content_document')
    .select(['entity_id', 'title', 'state'])
    .where('kind', '=', kind)
    .where('entity_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ entity_id, ...rest }) => [entity_id, rest]));
};

export const hasDraftOfStaff = async (db: Db): Promise<boolean> => {
  const draft = await db
    .selectFrom('content_document')
    .select('kind')
    .where('draft_by', 'is not', null)
    .limit(1)
    .execute();
  return draft.length > 0;
};
