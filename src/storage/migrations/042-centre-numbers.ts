import { type Kysely, sql } from 'kysely';

/** The largest number of a centre when one was deleted last, so that its number is not given to another. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
export const up = async (db: Kysely<any>): Promise<void> => {
  await db.schema
    .createTable('centre_number')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('last', 'integer', (c) => c.notNull())
    .execute();
  await db.insertInto('centre_number').values({ id: 1, last: 0 }).execute();
};
