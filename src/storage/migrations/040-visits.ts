import { type Kysely, sql } from 'kysely';

/** When somebody comes for a repair in place. The indices serve the visits of a day, of everyone or of one person. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
export const up = async (db: Kysely<any>): Promise<void> => {
  await db.schema
    .createTable('visit')
    .addColumn('request_id', 'integer', (c) => c.primaryKey().references('repair_request.id'))
    .addColumn('rev', 'integer', (c) => c.notNull())
    .addColumn('staff_id', 'integer', (c) => c.notNull().references('staff.id'))
    .addColumn('from_at', 'bigint', (c) => c.notNull())
    .addColumn('to_at', 'bigint', (c) => c.notNull())
    .addColumn('cancelled_at', 'bigint')
    .addColumn('changed_by', 'text', (c) => c.notNull())
    .execute();
  await sql`create index visit_by_time on visit (from_at) where cancelled_at is null`.execute(db);
  await sql`create index visit_by_staff on visit (staff_id, from_at) where cancelled_at is null`.execute(db);
};
