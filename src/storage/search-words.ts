import { type RawBuilder, sql } from 'kysely';
import { type Db, readEngine } from './dialect.ts';

/*
 * The words by which entries are found: SQLite keeps them in a full-text table, PostgreSQL in vectors with GIN
 * indices. Both get the same words, split by us and not by the engine's own parser, and both are searched by
 * beginnings of words, so both give the same answers in the same order.
 */

/** Each word must be there; it may be written in any of its spellings, and each may go on in the text. */
type WantedWords = readonly (readonly string[])[];

/** What visitors find, and what the office does: drafts and hidden items too. */
type WordTable = 'search_words' | 'document_words';

type WordSearch = {
  words: WantedWords;
  /** Whether all words must stand in the title. */
  where: 'title' | 'whole';
  /** Both ends belong to it. */
  range: { from: number; to: number };
  /** However many there are, no more are looked at. */
  limit: number;
};

/** Letters and digits of any script: nothing that either query language could take for an operator. */
const plainWord = /^[\p{L}\p{N}]+$/u;

export const putSearchWords = async (
  db: Db,
  entry: { place: number; title: readonly string[]; body: readonly string[] },
  table: WordTable = 'search_words',
): Promise<void> => {
  const title = entry.title.join(' ');
  const body = entry.body.join(' ');
  if (readEngine(db) === 'sqlite') {
    await sql`insert into ${sql.table(table)} (rowid, title, body)
      values (${entry.place}, ${title}, ${body})`.execute(db);
    return;
  }
  await sql`
    insert into ${sql.table(table)} (place, title, whole)
    values (${entry.place}, ${vectorOf(title)}, ${vectorOf(`${title} ${body}`.trim())})`.execute(db);
};

const keyOf = (db: Db) => sql.ref(readEngine(db) === 'sqlite' ? 'rowid' : 'place');

export const dropSearchWords = async (
  db: Db,
  place: number,
  table: WordTable = 'search_words',
): Promise<void> => {
  await sql`delete from ${sql.table(table)} where ${keyOf(db)} = ${place}`.execute(db);
};

/** Items of a kind without words. The two numbers are where the places of its items begin. */
export const listWithoutWords = async (
  db: Db,
  kind: string,
  [first, second]: readonly [number, number],
): Promise<number[]> => {
  const has = (place: number) =>
    sql`exists (select 1 from document_words where ${keyOf(db)} = ${sql.lit(place)} + entity_id)`;
  const { rows } = await sql<{ entity_id: number }>`
    select entity_id from content_document
    where kind = ${kind} and not ${has(first)} and not ${has(second)} order by entity_id`.execute(db);
  return rows.map(({ entity_id }) => entity_id);
};

/** The places that hold all the words, the largest first. They come as one text: one row each takes far longer. */
export const listSearchPlaces = async (
  db: Db,
  search: WordSearch,
  table: WordTable = 'search_words',
): Promise<number[]> => {
  if (search.words.length === 0) return [];
  if (!search.words.flat().every((word) => plainWord.test(word))) throw new Error('a word must be plain');
  const statement = readEngine(db) === 'sqlite' ? askSqlite(search, table) : askPostgres(search, table);
  const { rows } = await statement.execute(db);
  return JSON.parse(rows[0]?.places ?? '[]') as number[];
};

type Places = RawBuilder<{ places: string | null }>;

// The full-text table gives rows by descending number without a sort, so reading stops at the limit.
const askSqlite = ({ words, where, range, limit }: WordSearch, table: WordTable): Places => {
  const wanted = words
    .map((spellings) => `(${spellings.map((spelling) => `"${spelling}"*`).join(' OR ')})`)
    .join(' AND ');
  const match = `${where === 'title' ? 'title' : '{title body}'} : (${wanted})`;
  return sql`
    select json_group_array(place) as places from (
      select rowid as place from ${sql.table(table)}
      where ${sql.ref(table)} match ${match} and rowid between ${range.from} and ${range.to}
      order by rowid desc limit ${limit}
    )`;
};

const askPostgres = ({ words, where, range, limit }: WordSearch, table: WordTable): Places => {
  const wanted = words
    .map((spellings) => `(${spellings.map((spelling) => `'${spelling}':*`).join(' | ')})`)
    .join(' & ');
  const texts = table === 'search_words' ? 'search_texts' : 'document_texts';
  const find = sql.ref(where === 'title' ? 'search_titles' : texts);
  return sql`select ${find}(cast(${wanted} as tsquery), ${range.from}, ${range.to}, ${limit}) as places`;
};

/** Made word by word: PostgreSQL's own parser would split and drop some of them by its locale. */
const vectorOf = (words: string): RawBuilder<unknown> =>
  sql`array_to_tsvector(string_to_array(${words}, ' '))`;
