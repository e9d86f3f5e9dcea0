import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './dialect.ts';

/** Where the count of a list stops: no one reads more pages. */
export const maxCounted = 1_000;

/** How many rows a query finds, up to `max`, so that a long list costs no more than a short one. */
export const countUpTo = async <Schema, Table extends keyof Schema>(
  db: Db,
  query: SelectQueryBuilder<Schema, Table, object>,
  max: number = maxCounted,
): Promise<number> => {
  const row = await db
    .selectFrom(query.select(sql<number>`1`.as('one')).limit(max).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};
