import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#storage/dialect.ts';

const isOpen = sql`status_id < 7`;

/**
 * The different values of a column of open requests, by jumping from each to the next: however many requests share
 * one, it costs one look into the index.
 */
const jumpThrough = (column: 'of_centre' | 'of_product', nothing: RawBuilder<unknown>, max: number) => {
  const name = sql.ref(column);
  return sql`with recursive choice (value, number) as (
      select min(${name}), 1 from repair_request where ${isOpen} and ${name} > ${nothing}
      union all
      select (select min(${name}) from repair_request where ${isOpen} and ${name} > choice.value), number + 1
      from choice where value is not null and number < ${sql.lit(max)})`;
};

/** Centres of open requests as the latest request of each names them; `tooMany` when there are more than so many. */
export const listOpenCentres = async (
  db: Db,
  max: number,
): Promise<{ id: number; name: string }[] | 'tooMany'> => {
  const { rows } = await sql<{
    id: number;
    name: string | null;
  }>`select id, name from (
    ${jumpThrough('of_centre', sql`0`, max + 1)}
    select value as id, case when (select count(value) from choice) <= ${sql.lit(max)} then (
      select case when request.centre_id <> 0 then request.centre_name else device.centre_name end
      from repair_request request join sold_product device on device.id = request.sold_product_id
      where request.of_centre = choice.value and request.status_id < 7
      order by request.stood_since desc, request.id desc limit 1) end as name
    from choice where value is not null) as found`.execute(db);
  return rows.length > max ? 'tooMany' : rows.map(({ id, name }) => ({ id, name: name ?? '' }));
};

/** Products of open requests; the first so many. */
export const listOpenProducts = async (db: Db, max: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from (
    ${jumpThrough('of_product', sql`''`, max)}
    select value as name from choice where value is not null) as found`.execute(db);
  return rows.map(({ name }) => name);
};
