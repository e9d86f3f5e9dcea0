import { type Kysely, sql } from 'kysely';

/** Who of the staff is responsible for a request. The indices serve one person's open requests and those of everyone. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
export const up = async (db: Kysely<any>): Promise<void> => {
  await db.schema.alterTable('repair_request').addColumn('assignee_id', 'integer').execute();
  await sql`create index repair_request_by_assignee on repair_request (assignee_id, stood_since, id)
    where assignee_id is not null`.execute(db);
};
