import { type RawBuilder, sql } from 'kysely';
import type { Db } from './dialect.ts';

/** A word that more rows hold is common: rows are walked in their order then, and one of them soon holds it. */
export const maxRareHits = 100;

/** Of words that few rows hold, the first; `hits` lists the rows that hold a word. */
export const findRareWord = async (
  db: Db,
  words: readonly string[],
  hits: (word: string) => RawBuilder<unknown>,
): Promise<string | undefined> => {
  for (const word of words) if (await isRare(db, hits(word))) return word;
  return undefined;
};

/** One more than few shows that there are too many. */
const isRare = async (db: Db, hits: RawBuilder<unknown>): Promise<boolean> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${hits} limit ${sql.lit(maxRareHits + 1)}) few`.execute(db);
  return (rows[0]?.count ?? 0) <= maxRareHits;
};
