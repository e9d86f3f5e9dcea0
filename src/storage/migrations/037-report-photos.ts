import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** Photos of a service report lie beside those of the device's arrival; a picture can be both. */
export const up = async (db: AnyDb): Promise<void> => {
  for (const [column, usual] of [
    ['is_of_intake', 1],
    ['is_of_report', 0],
    ['is_for_customer', 0],
  ] as const) {
    await db.schema
      .alterTable('intake_photo')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(usual))
      .execute();
  }
};
