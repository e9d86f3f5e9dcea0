import { type Selectable, sql } from 'kysely';
import type { ItemTable } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';

type Row<Table extends ItemTable> = Selectable<Tables[Table]>;

/*
 * These kinds share their columns and their order (newest first), so one set of statements serves them.
 * Kysely cannot type a table chosen at run time; the casts below are the price, and stay in this file.
 */

const shown = (db: Db, table: ItemTable, permitType?: number) =>
  db
    .selectFrom(table as 'article')
    .where('is_show', '=', 1)
    .$if(permitType !== undefined, (query) => query.where(sql.ref('permit_type'), '=', permitType));

export const findShownItem = async <Table extends ItemTable>(
  db: Db,
  table: Table,
  id: number,
): Promise<Row<Table> | undefined> =>
  (await shown(db, table).selectAll().where('id', '=', id).executeTakeFirst()) as Row<Table> | undefined;

const cardColumns = [
  'id',
  'title',
  'description',
  sql<string>`''`.as('body_text'),
  'image_high',
  'image_low',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'published_at',
  'is_show',
] as const;
/** What a kind has beside the columns that all share. */
const ownColumns = { video: 'video_address', permit: 'permit_type', dynamic_page: 'parent_id' };

const columnsOf = (table: ItemTable) =>
  table in ownColumns
    ? [...cardColumns, sql.ref(ownColumns[table as 'video']).as(ownColumns[table as 'video'])]
    : cardColumns;

type ListPart = {
  limit: number;
  offset?: number;
  withoutBodies?: boolean | undefined;
  /** Of permits only. */
  permitType?: number;
};

export const listNewestItems = async <Table extends ItemTable>(
  db: Db,
  table: Table,
  { limit, offset = 0, withoutBodies = false, permitType }: ListPart,
): Promise<Row<Table>[]> =>
  (await shown(db, table, permitType)
    .$if(!withoutBodies, (query) => query.selectAll())
    .$if(withoutBodies, (query) => query.select(columnsOf(table)))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()) as Row<Table>[];

export const countShownItems = async (db: Db, table: ItemTable, permitType?: number): Promise<number> => {
  const row = await shown(db, table, permitType)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};

export const listDynamicPageEntries = (db: Db) =>
  db
    .selectFrom('dynamic_page')
    .select(['id', 'title', 'parent_id'])
    .where('is_show', '=', 1)
    .orderBy('id')
    .execute();
