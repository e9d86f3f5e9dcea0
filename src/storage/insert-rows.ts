import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Db, readEngine } from './dialect.ts';
import type { Tables } from './tables.ts';

type ColumnOf<Table extends keyof Tables> = keyof Tables[Table] & string;
type GivenRow<Column extends string> = Readonly<Partial<Record<Column, string | number | null>>>;

/**
 * Inserts many rows by one statement with one parameter: nothing is put together for each value, so a long file costs
 * the asking process next to nothing. What is there already is left out. Gives some columns of the rows that were
 * stored.
 */
export const insertRows = async <
  Table extends keyof Tables & string,
  Column extends ColumnOf<Table>,
  Returned extends keyof Selectable<Tables[Table]> & string = never,
>(
  trx: Db,
  table: Table,
  {
    columns,
    rows,
    returned = [],
  }: { columns: readonly Column[]; rows: readonly GivenRow<Column>[]; returned?: readonly Returned[] },
): Promise<Pick<Selectable<Tables[Table]>, Returned>[]> => {
  if (rows.length === 0) return [];
  const { from, value } = readJson(trx, table, JSON.stringify(rows));
  const listRefs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const returning = returned.length === 0 ? sql`` : sql`returning ${listRefs(returned)}`;
  const insert = sql<
    Pick<Selectable<Tables[Table]>, Returned>
  >`insert into ${sql.table(table)} (${listRefs(columns)})
    select ${sql.join(columns.map(value))} from ${from} where true on conflict do nothing ${returning}`;
  return (await insert.execute(trx)).rows;
};

type JsonRows = { from: RawBuilder<unknown>; value: (column: string) => RawBuilder<unknown> };

const readJson = (trx: Db, table: string, json: string): JsonRows =>
  readEngine(trx) === 'sqlite'
    ? {
        from: sql`json_each(${json}) as given`,
        value: (column) => sql`given.value ->> ${sql.lit(`$.${column}`)}`,
      }
    : {
        from: sql`json_populate_recordset(null::${sql.table(table)}, ${json}::json) as given`,
        value: (column) => sql.ref(`given.${column}`),
      };
