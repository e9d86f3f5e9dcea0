import { sql } from 'kysely';
import { type ContentKind, contentKinds } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';

/** Kinds whose items are rows with an id; the site's settings are one record without. */
export type RowKind = Exclude<ContentKind, 'site-settings'>;
export type OrderedKind = 'product' | 'colleague' | 'faq';

/** Kysely cannot type a table chosen at run time; the cast is the price, and stays in this file. */
const tableOf = (kind: RowKind) => contentKinds[kind].table as 'faq';

/** Undefined when there is no such row. The row is held until the transaction ends. */
export const findShownState = async (db: Db, kind: RowKind, id: number): Promise<boolean | undefined> => {
  const row = await db
    .selectFrom(tableOf(kind))
    .select('is_show')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && row.is_show === 1;
};

export const setShown = async (db: Db, kind: RowKind, id: number, isShown: boolean): Promise<void> => {
  await db
    .updateTable(tableOf(kind))
    .set({ is_show: isShown ? 1 : 0 })
    .where('id', '=', id)
    .execute();
};

export const deleteRow = async (db: Db, kind: RowKind, id: number): Promise<void> => {
  await db.deleteFrom(tableOf(kind)).where('id', '=', id).execute();
};

/** The next number of a kind; two who ask at once wait for each other, and no number is given twice. */
export const takeNextId = async (db: Db, kind: RowKind | 'gallery-image'): Promise<number> => {
  const row = await db
    .updateTable('content_id')
    .set((eb) => ({ last_id: eb('last_id', '+', 1) }))
    .where('kind', '=', kind)
    .returning('last_id')
    .executeTakeFirstOrThrow();
  return row.last_id;
};

/** A number that came from elsewhere is not given again. */
export const recordGivenId = async (db: Db, kind: RowKind | 'gallery-image', id: number): Promise<void> => {
  await db
    .updateTable('content_id')
    .set({ last_id: id })
    .where('kind', '=', kind)
    .where('last_id', '<', id)
    .execute();
};

/** Ids in the order visitors see them, hidden ones included; products of one type. */
export const listOrder = async (db: Db, kind: OrderedKind, productTypeId = 0): Promise<number[]> => {
  const ordered = db
    .selectFrom(tableOf(kind))
    .select('id')
    .where(isOutsideBin(kind))
    .orderBy('show_priority');
  const rows = await (kind === 'product'
    ? ordered.where(sql.ref('product_type_id'), '=', productTypeId).orderBy('id', 'desc')
    : ordered.orderBy('id')
  ).execute();
  return rows.map(({ id }) => id);
};

const isOutsideBin = (kind: OrderedKind) => sql<boolean>`not exists (select 1 from content_document
  where content_document.kind = ${sql.lit(kind)} and content_document.entity_id = ${sql.ref(`${tableOf(kind)}.id`)}
  and content_document.deleted_at is not null)`;

export const setPriority = async (db: Db, kind: OrderedKind, id: number, priority: number): Promise<void> => {
  await db.updateTable(tableOf(kind)).set({ show_priority: priority }).where('id', '=', id).execute();
};

export const findPriority = async (db: Db, kind: OrderedKind, id: number): Promise<number | undefined> =>
  (await db.selectFrom(tableOf(kind)).select('show_priority').where('id', '=', id).executeTakeFirst())
    ?.show_priority;

/** One place after the last, so that what is new comes at the end until somebody orders it. */
export const nextPriority = async (db: Db, kind: OrderedKind): Promise<number> => {
  const row = await db
    .selectFrom(tableOf(kind))
    .select((eb) => eb.fn.max('show_priority').as('last'))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
};

/** What stands under an item, in the bin or not. */
const listUnderItem = async (
  db: Db,
  { kind, column, id }: { kind: 'product' | 'page'; column: string; id: number },
): Promise<{ id: number; title: string; isInBin: boolean }[]> => {
  const rows = await db
    .selectFrom(`${tableOf(kind)} as item`)
    .leftJoin('content_document as document', (join) =>
      join.onRef('document.entity_id', '=', 'item.id').on('document.kind', '=', kind),
    )
    .select(['item.id', sql<string>`item.title`.as('title'), 'document.deleted_at'])
    .where(sql.ref(`item.${column}`), '=', id)
    .orderBy('item.id')
    .execute();
  return rows.map(({ deleted_at, ...row }) => ({ ...row, isInBin: (deleted_at ?? null) !== null }));
};

export const listProductsOfType = (db: Db, id: number) =>
  listUnderItem(db, { kind: 'product', column: 'product_type_id', id });

export const listChildPages = (db: Db, id: number) =>
  listUnderItem(db, { kind: 'page', column: 'parent_id', id });
