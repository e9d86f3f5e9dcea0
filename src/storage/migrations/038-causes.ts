import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/**
 * Causes are counted by month: released reports in the order of their release. A release marks its month, and the
 * months of the versions that it corrects, as `figure-triggers` does for the other reports.
 */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await sql`create index service_report_by_release
    on service_report (released_at, product_name, cause, request_id, version)`.execute(db);
  const action = sql`insert into figure_mark (at) select released_at from service_report where request_id = new.request_id`;
  if (!isPostgres) {
    await sql`create trigger mark_report_released after insert on service_report begin ${action}; end`.execute(
      db,
    );
    return;
  }
  await sql`create function mark_report_released() returns trigger language plpgsql as $rule$
    begin ${action}; return null; end $rule$`.execute(db);
  await sql`create trigger mark_report_released after insert on service_report
    for each row execute function mark_report_released()`.execute(db);
};
