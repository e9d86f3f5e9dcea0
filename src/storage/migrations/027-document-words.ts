import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** The words by which the office finds its items, drafts too. They stand apart from those that visitors search. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  if (!isPostgres) {
    await sql`
      create virtual table document_words using fts5(
        title, body,
        content = '', contentless_delete = 1, detail = 'column', tokenize = 'ascii', prefix = '1 2 3'
      )`.execute(db);
    return;
  }
  await sql`
    create table document_words (place bigint primary key, title tsvector not null, whole tsvector not null)
    with (toast_tuple_target = 128)`.execute(db);
  await sql`alter table document_words alter column whole set storage external`.execute(db);
  await sql`create index document_words_whole on document_words using gin (whole) with (fastupdate = off)`.execute(
    db,
  );
  // As the search of visitors: without the index every long vector would be fetched.
  await sql`
    create function document_texts(wanted tsquery, first bigint, last bigint, most integer) returns text
    language sql stable set enable_seqscan = off as $$
      select cast(coalesce(json_agg(place order by place desc), '[]') as text) from (
        select place from document_words where whole @@ wanted and place between first and last limit most
      ) as hits
    $$`.execute(db);
};
