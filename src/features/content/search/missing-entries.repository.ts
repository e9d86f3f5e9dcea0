import { type Selectable, sql } from 'kysely';
import { contentKinds, type SearchedKind } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';

type SearchedTable = (typeof contentKinds)[SearchedKind]['table'];

/** What a visitor may read and cannot find. */
export const listIdsWithoutEntry = async (db: Db, kind: SearchedKind, limit: number): Promise<number[]> => {
  const { table, search } = contentKinds[kind];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where is_show = 1 and not exists (
      select 1 from search_entry where kind = ${search.name} and entity_id = ${sql.ref(`${table}.id`)}
    ) order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Kysely cannot type a table chosen at run time; the casts stay in this file. */
export const findSearchedRow = async <Table extends SearchedTable>(
  db: Db,
  table: Table,
  id: number,
): Promise<Selectable<Tables[Table]> | undefined> => {
  const row: unknown = await db
    .selectFrom(table as 'article')
    .selectAll()
    .where('id', '=', id)
    .where('is_show', '=', 1)
    .executeTakeFirst();
  return row as Selectable<Tables[Table]> | undefined;
};
