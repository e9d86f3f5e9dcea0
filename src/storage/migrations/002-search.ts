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
      kind, title, body,
      content = '', contentless_delete = 1, detail = 'column', tokenize = 'ascii', prefix = '1 2 3'
    )`.execute(db);
};

const addVectors = async (db: AnyDb): Promise<void> => {
  await sql`
    create table search_words (
      place bigint primary key references search_entry (place) on delete cascade,
      kind text not null,
      title tsvector not null,
      whole tsvector not null
    )`.execute(db);
  // A pending list would be read by every search until the next vacuum.
  await sql`create index search_words_title on search_words using gin (title) with (fastupdate = off)`.execute(
    db,
  );
  await sql`create index search_words_whole on search_words using gin (whole) with (fastupdate = off)`.execute(
    db,
  );
  await sql`create index search_words_newest on search_words (kind, place desc)`.execute(db);
};
