import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

const kept = 'rows of this table are kept as they were written';

/** Deleted content waits in a bin. Its editions may be removed only after its own row, and that only from the bin. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema.alterTable('content_document').addColumn('deleted_at', 'bigint').execute();
  await db.schema
    .alterTable('content_document')
    .addColumn('deleted_by', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`create index content_document_in_bin on content_document (deleted_at, kind, entity_id)
    where deleted_at is not null`.execute(db);
  await (isPostgres ? replaceRulesOnPostgres(db) : replaceRulesOnSqlite(db));
  // What was deleted for good before there was a bin held its files ever since.
  await sql`delete from content_edition where not exists (select 1 from content_document as document
    where document.kind = content_edition.kind and document.entity_id = content_edition.entity_id)`.execute(
    db,
  );
  await sql`delete from content_use where not exists (select 1 from content_document as document
    where document.kind = content_use.kind and document.entity_id = content_use.entity_id)`.execute(db);
};

const replaceRulesOnSqlite = async (db: AnyDb): Promise<void> => {
  await sql`drop trigger content_edition_is_kept_on_delete`.execute(db);
  await sql`
    create trigger content_edition_is_kept_on_delete before delete on content_edition
    when exists (select 1 from content_document where kind = old.kind and entity_id = old.entity_id)
    begin select raise(abort, ${sql.lit(kept)}); end`.execute(db);
  await sql`
    create trigger content_document_leaves_by_bin before delete on content_document when old.deleted_at is null
    begin select raise(abort, ${sql.lit(kept)}); end`.execute(db);
};

const replaceRulesOnPostgres = async (db: AnyDb): Promise<void> => {
  await sql`
    create or replace function refuse_change_of_content_edition() returns trigger language plpgsql as $rule$
    begin
      if tg_op = 'DELETE' and not exists (select 1 from content_document
        where kind = old.kind and entity_id = old.entity_id) then return old; end if;
      raise exception ${sql.lit(kept)} using errcode = 'check_violation';
    end $rule$`.execute(db);
  await sql`
    create function refuse_change_of_content_document() returns trigger language plpgsql as $rule$
    begin
      if old.deleted_at is not null then return old; end if;
      raise exception ${sql.lit(kept)} using errcode = 'check_violation';
    end $rule$`.execute(db);
  await sql`
    create trigger content_document_leaves_by_bin before delete on content_document
    for each row execute function refuse_change_of_content_document()`.execute(db);
};
