import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks to the tables of its own day, not to today's types
type AnyDb = Kysely<any>;

/** What can be found, and the words it is found by: in SQLite's full-text table, in PostgreSQL's vectors. */
export const up = async (db: AnyDb, isPostgres: boolean): Promise<void> => {
  await db.schema
    .createTable('search_entry')
    // In SQLite only "integer primary key" is the row's own number, which the full-text table shares.
    .addColumn('place', isPostgres ? 'bigint' : 'integer', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('folded', 'text', (c) => c.notNull())
    .addColumn('picture', 'text')
    .addColumn('address', 'text', (c) => c.notNull())
    .addUniqueConstraint('search_entry_of', ['kind', 'entity_id'])
    .execute();
  await (isPostgres ? addVectors(db) : addFullTextTable(db));
};

/**
 * The words are already folded and told apart by spaces, so the plainest tokenizer is the right one. It stores
 * no text of its own, and keeps lists for short beginnings, because visitors type beginnings.
 */
const addFullTextTable = async (db: AnyDb): Promise<void> => {
  await sql`
    create virtual table search_words using fts5(
      title, body,
      content = '', contentless_delete = 1, detail = 'column', tokenize = 'ascii', prefix = '1 2 3'
    )`.execute(db);
};

const addVectors = async (db: AnyDb): Promise<void> => {
  // The long vectors lie apart from their rows, so that reading the places of many hits reads little.
  await sql`
    create table search_words (
      place bigint primary key references search_entry (place) on delete cascade,
      title tsvector not null,
      whole tsvector not null
    ) with (toast_tuple_target = 128)`.execute(db);
  await sql`alter table search_words alter column whole set storage external`.execute(db);
  for (const column of ['title', 'whole']) {
    // A pending list would be read by every search until the next vacuum.
    await sql`
      create index ${sql.ref(`search_words_${column}`)} on search_words
      using gin (${sql.ref(column)}) with (fastupdate = off)`.execute(db);
  }
  await addSearchFunction(db, 'search_titles', 'title');
  await addSearchFunction(db, 'search_texts', 'whole');
};

/**
 * A function, because it can forbid the scan of the whole table: the planner takes that for cheap when a word is
 * common, and does not know that it has to fetch every long vector for it.
 */
const addSearchFunction = async (db: AnyDb, name: string, column: string): Promise<void> => {
  await sql`
    create function ${sql.ref(name)}(wanted tsquery, first bigint, last bigint, most integer) returns text
    language sql stable set enable_seqscan = off as $$
      select cast(coalesce(json_agg(place order by place desc), '[]') as text) from (
        select place from search_words
        where ${sql.ref(column)} @@ wanted and place between first and last limit most
      ) as hits
    $$`.execute(db);
};
