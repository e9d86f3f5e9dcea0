import type { Kysely } from 'kysely';

/** The number of somebody who called or came and for whom the desk registered a request. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
export const up = async (db: Kysely<any>): Promise<void> => {
  await db.schema
    .alterTable('repair_request')
    .addColumn('caller_phone', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
};
