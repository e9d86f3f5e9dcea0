import { type RawBuilder, sql } from 'kysely';
import { type Db, engineOf } from './dialect.ts';

/*
 * The words by which entries are found: SQLite keeps them in a full-text table, PostgreSQL in vectors with GIN
 * indices. Both get the same words, told apart by us and not by the engine's own parser, and both are asked for
 * beginnings of words, so both give the same answers in the same order.
 */

/** Each word must be there; it may be written in any of its spellings, and each may go on in the text. */
export type WantedWords = readonly (readonly string[])[];

export type FoundPlace = { kind: string; place: number };

/** Letters and digits of any script: nothing that either query language could take for an operator. */
const plainWord = /^[\p{L}\p{N}]+$/u;

export const putSearchWords = async (
  db: Db,
  entry: { place: number; kind: string; title: readonly string[]; body: readonly string[] },
): Promise<void> => {
  const { place, kind } = entry;
  const title = entry.title.join(' ');
  const body = entry.body.join(' ');
  if (engineOf(db) === 'sqlite') {
    await sql`insert into search_words (rowid, kind, title, body) values (${place}, ${kind}, ${title}, ${body})`.execute(
      db,
    );
    return;
  }
  await sql`
    insert into search_words (place, kind, title, whole)
    values (${place}, ${kind}, ${vectorOf(title)}, ${vectorOf(`${title} ${body}`.trim())})`.execute(db);
};

export const dropSearchWords = async (db: Db, place: number): Promise<void> => {
  const key = sql.ref(engineOf(db) === 'sqlite' ? 'rowid' : 'place');
  await sql`delete from search_words where ${key} = ${place}`.execute(db);
};

/** The newest places of each kind whose title, or whose whole text, holds all the words; at most `limit` a kind. */
export const listSearchPlaces = async (
  db: Db,
  search: { kinds: readonly string[]; words: WantedWords; where: 'title' | 'whole'; limit: number },
): Promise<FoundPlace[]> => {
  if (search.words.length === 0 || search.kinds.length === 0) return [];
  if (!search.words.flat().every((word) => plainWord.test(word))) throw new Error('a word must be plain');
  return engineOf(db) === 'sqlite' ? listInSqlite(db, search) : listInPostgres(db, search);
};

type Search = Parameters<typeof listSearchPlaces>[1];

// Rows come out by descending number without a sort, so reading stops at the limit.
const listInSqlite = async (db: Db, { kinds, words, where, limit }: Search): Promise<FoundPlace[]> => {
  const wanted = words
    .map((spellings) => `(${spellings.map((spelling) => `"${spelling}"*`).join(' OR ')})`)
    .join(' AND ');
  const columns = where === 'title' ? 'title' : '{title body}';
  const found: FoundPlace[] = [];
  for (const kind of kinds) {
    const match = `kind : "${kind}" AND ${columns} : (${wanted})`;
    const { rows } = await sql<{ place: number }>`
      select rowid as place from search_words where search_words match ${match}
      order by rowid desc limit ${limit}`.execute(db);
    found.push(...rows.map(({ place }) => ({ kind, place })));
  }
  return found;
};

// For a rare word the planner takes the GIN index; for a common one it walks the newest until the limit.
const listInPostgres = async (db: Db, { kinds, words, where, limit }: Search): Promise<FoundPlace[]> => {
  const wanted = words
    .map((spellings) => `(${spellings.map((spelling) => `'${spelling}':*`).join(' | ')})`)
    .join(' & ');
  const column = sql.ref(`w.${where}`);
  const { rows } = await sql<FoundPlace>`
    select k.kind, hit.place
    from unnest(string_to_array(${kinds.join(' ')}, ' ')) with ordinality as k (kind, at)
    cross join lateral (
      select w.place from search_words w
      where w.kind = k.kind and ${column} @@ cast(${wanted} as tsquery)
      order by w.place desc limit ${limit}
    ) hit
    order by k.at, hit.place desc`.execute(db);
  return rows;
};

/** Made word by word: PostgreSQL's own parser would split and drop some of them by its locale. */
const vectorOf = (words: string): RawBuilder<unknown> =>
  sql`array_to_tsvector(string_to_array(${words}, ' '))`;
