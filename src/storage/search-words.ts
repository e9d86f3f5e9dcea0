import { type RawBuilder, sql } from 'kysely';
import { type Db, engineOf } from './dialect.ts';

/*
 * The words by which entries are found: SQLite keeps them in a full-text table, PostgreSQL in vectors with GIN
 * indices. Both get the same words, told apart by us and not by the engine's own parser, and both are asked for
 * beginnings of words, so both give the same answers in the same order.
 */

/** Each word must be there; it may be written in any of its spellings, and each may go on in the text. */
export type WantedWords = readonly (readonly string[])[];

export type PlaceSearch = {
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
): Promise<void> => {
  const title = entry.title.join(' ');
  const body = entry.body.join(' ');
  if (engineOf(db) === 'sqlite') {
    await sql`insert into search_words (rowid, title, body) values (${entry.place}, ${title}, ${body})`.execute(
      db,
    );
    return;
  }
  await sql`
    insert into search_words (place, title, whole)
    values (${entry.place}, ${vectorOf(title)}, ${vectorOf(`${title} ${body}`.trim())})`.execute(db);
};

export const dropSearchWords = async (db: Db, place: number): Promise<void> => {
  const key = sql.ref(engineOf(db) === 'sqlite' ? 'rowid' : 'place');
  await sql`delete from search_words where ${key} = ${place}`.execute(db);
};

/** The places that hold all the words, the largest first. They come as one text: one row each takes far longer. */
export const listSearchPlaces = async (db: Db, search: PlaceSearch): Promise<number[]> => {
  if (search.words.length === 0) return [];
  if (!search.words.flat().every((word) => plainWord.test(word))) throw new Error('a word must be plain');
  const statement = engineOf(db) === 'sqlite' ? askSqlite(search) : askPostgres(search);
  const { rows } = await statement.execute(db);
  return JSON.parse(rows[0]?.places ?? '[]') as number[];
};

type Places = RawBuilder<{ places: string | null }>;

// The full-text table gives rows by descending number without a sort, so reading stops at the limit.
const askSqlite = ({ words, where, range, limit }: PlaceSearch): Places => {
  const wanted = words
    .map((spellings) => `(${spellings.map((spelling) => `"${spelling}"*`).join(' OR ')})`)
    .join(' AND ');
  const match = `${where === 'title' ? 'title' : '{title body}'} : (${wanted})`;
  return sql`
    select json_group_array(place) as places from (
      select rowid as place from search_words
      where search_words match ${match} and rowid between ${range.from} and ${range.to}
      order by rowid desc limit ${limit}
    )`;
};

const askPostgres = ({ words, where, range, limit }: PlaceSearch): Places => {
  const wanted = words
    .map((spellings) => `(${spellings.map((spelling) => `'${spelling}':*`).join(' | ')})`)
    .join(' & ');
  const find = sql.ref(where === 'title' ? 'search_titles' : 'search_texts');
  return sql`select ${find}(cast(${wanted} as tsquery), ${range.from}, ${range.to}, ${limit}) as places`;
};

/** Made word by word: PostgreSQL's own parser would split and drop some of them by its locale. */
const vectorOf = (words: string): RawBuilder<unknown> =>
  sql`array_to_tsvector(string_to_array(${words}, ' '))`;
