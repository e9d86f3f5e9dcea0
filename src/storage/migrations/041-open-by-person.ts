import { type Kysely, sql } from 'kysely';

/** How many open requests are one person's, or nobody's, is counted from this index alone. */
// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
export const up = async (db: Kysely<any>): Promise<void> => {
  await sql`create index repair_request_open_by_person on repair_request (assignee_id, waits_for, id)
    where status_id < 7`.execute(db);
};
