import type { Kysely } from 'kysely';

/** An invoice keeps the price list's code of each line, as an estimate does: a withdrawn one is written anew with it. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
export const up = async (db: Kysely<any>): Promise<void> => {
  await db.schema
    .alterTable('invoice_line')
    .addColumn('code', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
};
