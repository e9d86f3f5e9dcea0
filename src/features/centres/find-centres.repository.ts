import { type SelectQueryBuilder, sql } from 'kysely';
import { prefixRange } from '#kernel/prefix-range.ts';
import { searchWords } from '#kernel/search-key.ts';
import { countUpTo, maxCounted } from '#storage/count-up-to.ts';
import type { Db } from '#storage/dialect.ts';
import { findRareWord } from '#storage/find-rare-word.ts';
import type { Tables } from '#storage/tables.ts';
import type { StoredCentre } from './centres.repository.ts';

/** The count of what a search finds stops sooner. */
const maxFound = 100;

type Query = SelectQueryBuilder<Tables, 'centre', object>;

/** By name. */
export const listCentresPage = async (
  db: Db,
  q: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: StoredCentre[] }> => {
  const words = searchWords(q ?? '');
  if (q?.trim() && words.length === 0) return { total: 0, rows: [] };
  const query = holdingAll(db, words, await findRareWord(db, words, endingsFrom));
  const rows = await query.selectAll().orderBy('name').orderBy('id').limit(limit).offset(offset).execute();
  return { total: await countUpTo(db, query, words.length > 0 ? maxFound : maxCounted), rows };
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
  const query = holdingAll(db, words, await findRareWord(db, words, endingsFrom));
  const firstByName = (found: Query, limit: number) =>
    found.selectAll().orderBy('name').orderBy('id').limit(limit).execute();
  const begin = sql<boolean>`search_text like ${`${escapeWildcards(first)}%`} escape '!'`;
  const { from, to } = prefixRange(first);
  const isRare = (await findRareWord(db, [first], textsFrom)) !== undefined;
  const beginning = isRare
    ? query.where('search_text', '>=', from).where('search_text', '<', to)
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
const endingsFrom = (word: string) => {
  const { from, to } = prefixRange(word);
  return sql`select centre_id from centre_ending where ending >= ${from} and ending < ${to}`;
};

const textsFrom = (word: string) => {
  const { from, to } = prefixRange(word);
  return sql`select id from centre where search_text >= ${from} and search_text < ${to}`;
};

/** Folded words hold no wildcard; should that change, a wildcard still stands for itself. */
const escapeWildcards = (word: string): string => word.replace(/[!%_]/g, '!$&');
