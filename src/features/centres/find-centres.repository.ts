import { type SelectQueryBuilder, sql } from 'kysely';
import { searchWords } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import type { Tables } from '#storage/tables.ts';
import type { StoredCentre } from './centres.repository.ts';

/** Nobody pages further; counting stops here, and sooner for what a search finds. */
const maxCounted = 1_000;
const maxFound = 100;
/** A word that more centres hold is common: they are walked by name then, and one of them soon holds it. */
const maxRareHits = 100;
/** After every letter that a folded word can hold. */
const last = '\u{10FFFF}';

type Query = SelectQueryBuilder<Tables, 'centre', object>;

/** By name. */
export const listCentresPage = async (
  db: Db,
  q: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: StoredCentre[] }> => {
  const words = searchWords(q ?? '');
  if (q?.trim() && words.length === 0) return { total: 0, rows: [] };
  const query = holdingAll(db, words, await findRareWord(db, words));
  const rows = await query.selectAll().orderBy('name').orderBy('id').limit(limit).offset(offset).execute();
  const { count } = await db
    .selectFrom(
      query
        .select('id')
        .limit(words.length > 0 ? maxFound : maxCounted)
        .as('found'),
    )
    .select((at) => at.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { total: count, rows };
};

const byPersianName = new Intl.Collator('fa');

/** Centres that hold every one of the folded words, names that begin with the first word before others. */
export const listCentresHolding = async (
  db: Db,
  words: readonly string[],
  max: number,
): Promise<StoredCentre[]> => {
  const [first] = words;
  if (first === undefined) return [];
  const query = holdingAll(db, words, await findRareWord(db, words));
  const firstByName = (found: Query, limit: number) =>
    found.selectAll().orderBy('name').orderBy('id').limit(limit).execute();
  const begin = sql<boolean>`search_text like ${`${escapeWildcards(first)}%`} escape '!'`;
  const beginning = (await hasFewBeginning(db, first))
    ? query.where('search_text', '>=', first).where('search_text', '<', `${first}${last}`)
    : query.where(begin);
  const before = await firstByName(beginning, max);
  const rest = max - before.length;
  const after = rest > 0 ? await firstByName(query.where(sql<boolean>`not ${begin}`), rest) : [];
  // The engines sort by code point, which puts four Persian letters last.
  return [before, after].flatMap((rows) => rows.sort((a, b) => byPersianName.compare(a.name, b.name)));
};

const holdingAll = (db: Db, words: readonly string[], rare: string | undefined): Query => {
  let query: Query = db.selectFrom('centre');
  if (rare !== undefined) query = query.where(sql<boolean>`id in (${endingsFrom(rare)})`);
  for (const word of words)
    query = query.where(sql<boolean>`search_text like ${`%${escapeWildcards(word)}%`} escape '!'`);
  return query;
};

/** A part of a word is the beginning of one of its endings. */
const endingsFrom = (word: string) =>
  sql`select centre_id from centre_ending where ending >= ${word} and ending < ${`${word}${last}`}`;

/** Of words that few centres hold, the first. */
const findRareWord = async (db: Db, words: readonly string[]): Promise<string | undefined> => {
  if (words.length === 0) return undefined;
  const counts = words.map((word) => countFew(endingsFrom(word)));
  const { rows } = await sql<{
    counts: string;
  }>`select ${sql.join(counts, sql` || ' ' || `)} as counts`.execute(db);
  const found = rows[0]?.counts.split(' ').map(Number) ?? [];
  return words.find((_, at) => (found[at] ?? 0) <= maxRareHits);
};

const hasFewBeginning = async (db: Db, word: string): Promise<boolean> => {
  const beginning = sql`select id from centre where search_text >= ${word} and search_text < ${`${word}${last}`}`;
  const { rows } = await sql<{ count: string }>`select ${countFew(beginning)} as count`.execute(db);
  return Number(rows[0]?.count) <= maxRareHits;
};

/** One more than few says that there are too many. */
const countFew = (rows: ReturnType<typeof endingsFrom>) =>
  sql`cast((select count(*) from (${rows} limit ${sql.lit(maxRareHits + 1)}) few) as text)`;

/** Folded words hold no wildcard; should that change, a wildcard still stands for itself. */
const escapeWildcards = (word: string): string => word.replace(/[!%_]/g, '!$&');
