import { type Kysely, sql } from 'kysely';

/** PostgreSQL can empty a table without touching its rows one by one; SQLite has no such statement. */
// biome-ignore lint/suspicious/noExplicitAny: called by a migration, which knows no row types
export const refuseTruncate = async (db: Kysely<any>, table: string, isPostgres: boolean): Promise<void> => {
  if (!isPostgres) return;
  await sql`
    create function ${sql.id(`refuse_truncate_of_${table}`)}() returns trigger language plpgsql as $rule$
    begin
      raise exception 'rows of this table are kept as they were written' using errcode = 'check_violation';
    end $rule$`.execute(db);
  await sql`
    create trigger ${sql.id(`${table}_is_kept_whole`)} before truncate on ${sql.table(table)}
    for each statement execute function ${sql.id(`refuse_truncate_of_${table}`)}()`.execute(db);
};
