import type { Selectable } from 'kysely';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { Person } from '#features/audit/index.ts';
import { searchText } from '#kernel/search-key.ts';
import type { ContentDocumentRow, ContentUseRow } from '#storage/content-editing-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

export type ContentRef = { kind: ContentKind; id: number };
export type ContentState = ContentDocumentRow['state'];
export type DocumentRow = Selectable<ContentDocumentRow>;

const rowOf = (db: Db, { kind, id }: ContentRef, where: 'outside' | 'in-bin' = 'outside') =>
  db
    .selectFrom('content_document')
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .where('deleted_at', where === 'in-bin' ? 'is not' : 'is', null);

/** Undefined for what is in the bin, too. */
export const findDocumentRow = (db: Db, item: ContentRef): Promise<DocumentRow | undefined> =>
  rowOf(db, item).selectAll().executeTakeFirst();

/** The same, held until the transaction ends. */
export const lockDocumentRow = (
  db: Db,
  item: ContentRef,
  where: 'outside' | 'in-bin' = 'outside',
): Promise<DocumentRow | undefined> => rowOf(db, item, where).selectAll().forUpdate().executeTakeFirst();

export const isInBin = async (db: Db, item: ContentRef): Promise<boolean> =>
  (await rowOf(db, item, 'in-bin').select('deleted_at').executeTakeFirst()) !== undefined;

/** Notes the state of an item, what it is called and who touched it last; a draft over it stays. */
export const putDocumentState = async (
  db: Db,
  { kind, id }: ContentRef,
  { state, title, by }: { state: ContentState; title: string; by: Person },
): Promise<void> => {
  const now = databaseNow(db);
  const facts = { state, title, title_key: searchText(title), touched_by: by.name };
  await db
    .insertInto('content_document')
    .values({
      kind,
      entity_id: id,
      draft: null,
      draft_rev: 0,
      draft_by: null,
      draft_at: null,
      ...facts,
      touched_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'entity_id']).doUpdateSet({ ...facts, touched_at: now }),
    )
    .execute();
};

type Part = { part: ContentUseRow['part']; version?: number };

/** Puts the addresses a part of an item leads to in place of those it led to before. */
export const replaceUses = async (
  db: Db,
  { kind, id }: ContentRef,
  { part, version = 0 }: Part,
  targets: readonly string[],
): Promise<void> => {
  await deleteUses(db, { kind, id }, { part, version });
  if (targets.length === 0) return;
  await db
    .insertInto('content_use')
    .values(targets.map((target) => ({ kind, entity_id: id, part, version, target })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteUses = async (
  db: Db,
  { kind, id }: ContentRef,
  { part, version = 0 }: Part,
): Promise<void> => {
  await db
    .deleteFrom('content_use')
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .where('part', '=', part)
    .where('version', '=', version)
    .execute();
};

export type Use = ContentRef & {
  part: ContentUseRow['part'];
  version: number;
  title: string;
  isInBin: boolean;
};

/** The items that use any of these addresses, with their titles of now. */
export const listUsesOf = async (db: Db, targets: readonly string[]): Promise<Use[]> => {
  if (targets.length === 0) return [];
  const rows = await db
    .selectFrom('content_use as use')
    .leftJoin('content_document as document', (join) =>
      join.onRef('document.kind', '=', 'use.kind').onRef('document.entity_id', '=', 'use.entity_id'),
    )
    .select(['use.kind', 'use.entity_id', 'use.part', 'use.version', 'document.title'])
    .select('document.deleted_at')
    .where('use.target', 'in', targets)
    .orderBy('use.kind')
    .orderBy('use.entity_id')
    .orderBy('use.part')
    .orderBy('use.version')
    .limit(500)
    .execute();
  return rows.map(({ kind, entity_id, title, deleted_at, ...part }) => ({
    kind: kind as ContentKind,
    id: entity_id,
    title: title ?? '',
    isInBin: deleted_at !== null,
    ...part,
  }));
};

/** The items whose public page or draft names any of these addresses, in the order in which they are locked. */
export const listItemsUsing = async (
  db: Db,
  targets: readonly string[],
): Promise<(ContentRef & { isInBin: boolean })[]> => {
  const rows = await db
    .selectFrom('content_use as use')
    .innerJoin('content_document as document', (join) =>
      join.onRef('document.kind', '=', 'use.kind').onRef('document.entity_id', '=', 'use.entity_id'),
    )
    .select(['use.kind', 'use.entity_id', 'document.deleted_at'])
    .distinct()
    .where('use.target', 'in', targets)
    .where('use.part', 'in', ['public', 'draft'])
    .orderBy('use.kind')
    .orderBy('use.entity_id')
    .execute();
  return rows.map(({ kind, entity_id, deleted_at }) => ({
    kind: kind as ContentKind,
    id: entity_id,
    isInBin: deleted_at !== null,
  }));
};
