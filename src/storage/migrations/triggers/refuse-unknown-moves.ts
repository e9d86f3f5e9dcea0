import { type Kysely, sql } from 'kysely';

/**
 * The last guard of a request's status: the database itself refuses a move that is not in `repair_move`.
 * Whatever reaches the table by another way than our code meets the same rule.
 */
// biome-ignore lint/suspicious/noExplicitAny: called by a migration, which knows no row types
export const refuseUnknownMoves = async (db: Kysely<any>, isPostgres: boolean): Promise<void> => {
  if (isPostgres) {
    await sql`
      create function refuse_unknown_move() returns trigger language plpgsql as $rule$
      begin
        if not exists (
          select 1 from repair_move where from_status = old.status_id and to_status = new.status_id
        ) then
          raise exception 'a repair request cannot move from % to %', old.status_id, new.status_id
            using errcode = 'check_violation';
        end if;
        return new;
      end $rule$`.execute(db);
    await sql`
      create trigger repair_request_moves before update of status_id on repair_request
      for each row when (old.status_id is distinct from new.status_id)
      execute function refuse_unknown_move()`.execute(db);
    return;
  }
  await sql`
    create trigger repair_request_moves before update of status_id on repair_request
    for each row when old.status_id <> new.status_id and not exists (
      select 1 from repair_move where from_status = old.status_id and to_status = new.status_id
    )
    begin
      select raise(abort, 'a repair request cannot make this move');
    end`.execute(db);
};
