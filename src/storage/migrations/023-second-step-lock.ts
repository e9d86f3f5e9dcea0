import type { Kysely } from 'kysely';

/** Since when the second step of an account is locked; null when it is not. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
export const up = async (db: Kysely<any>): Promise<void> => {
  await db.schema.alterTable('staff').addColumn('second_step_locked_at', 'bigint').execute();
};
