import { type Kysely, sql } from 'kysely';

/** Makes a table append-only: the database itself refuses to change or remove a row of it. */
// biome-ignore lint/suspicious/noExplicitAny: called by a migration, which knows no row types
export const refuseChanges = async (db: Kysely<any>, table: string, isPostgres: boolean): Promise<void> => {
  if (isPostgres) {
    await sql`
      create function ${sql.id(`refuse_change_of_${table}`)}() returns trigger language plpgsql as $rule$
      begin
        raise exception 'rows of this table are kept as they were written' using errcode = 'check_violation';
      end $rule$`.execute(db);
    await sql`
      create trigger ${sql.id(`${table}_is_kept`)} before update or delete on ${sql.table(table)}
      for each row execute function ${sql.id(`refuse_change_of_${table}`)}()`.execute(db);
    return;
  }
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.id(`${table}_is_kept_on_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
      begin
        select raise(abort, 'rows of this table are kept as they were written');
      end`.execute(db);
  }
};
