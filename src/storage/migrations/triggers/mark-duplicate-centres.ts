import { sql } from 'kysely';
import type { Db } from '../../dialect.ts';

/** Corrects the flag of the centres that share the key of a row. */
const markDuplicates = (row: 'old' | 'new') => {
  const key = sql.ref(`${row}.twin_key`);
  return sql`update centre set has_twin = 1 - has_twin where twin_key = ${key} and has_twin <>
    (select case when count(*) > 1 then 1 else 0 end from centre other where other.twin_key = ${key})`;
};

/**
 * Whether a centre shares name and city with another stands on the centre, so that duplicates are read from an index
 * of them alone. The database keeps it, whatever writes the table.
 */
export const markDuplicateCentres = async (db: Db, isPostgres: boolean): Promise<void> => {
  await sql`update centre set has_twin = 1 where twin_key in (
    select twin_key from centre group by twin_key having count(*) > 1)`.execute(db);
  await (isPostgres ? keepByPostgres(db) : keepBySqlite(db));
};

const keepBySqlite = async (db: Db): Promise<void> => {
  await sql`create trigger centre_twin_came after insert on centre begin ${markDuplicates('new')}; end`.execute(
    db,
  );
  await sql`create trigger centre_twin_gone after delete on centre begin ${markDuplicates('old')}; end`.execute(
    db,
  );
  await sql`create trigger centre_twin_renamed after update of twin_key on centre
    when old.twin_key <> new.twin_key begin ${markDuplicates('old')}; ${markDuplicates('new')}; end`.execute(
    db,
  );
};

const keepByPostgres = async (db: Db): Promise<void> => {
  // Two that register the same centre at once do not see each other's row; one of them waits here until it can.
  const lock = (row: 'old' | 'new') =>
    sql`perform pg_advisory_xact_lock(7201406, hashtext(${sql.ref(`${row}.twin_key`)}))`;
  await sql`create function mark_twins() returns trigger language plpgsql as $rule$
    begin
      if tg_op <> 'INSERT' then ${lock('old')}; ${markDuplicates('old')}; end if;
      if tg_op <> 'DELETE' then ${lock('new')}; ${markDuplicates('new')}; end if;
      return null;
    end $rule$`.execute(db);
  await sql`create trigger centre_twin_kept after insert or delete on centre
    for each row execute function mark_twins()`.execute(db);
  await sql`create trigger centre_twin_renamed after update of twin_key on centre
    for each row when (old.twin_key <> new.twin_key) execute function mark_twins()`.execute(db);
};
