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
  if (words.length === 0) return undefined;
  const counts = words.map((word) => countFew(hits(word)));
  const { rows } = await sql<{
    counts: string;
  }>`select ${sql.join(counts, sql` || ' ' || `)} as counts`.execute(db);
  const found = rows[0]?.counts.split(' ').map(Number) ?? [];
  return words.find((_, at) => (found[at] ?? 0) <= maxRareHits);
};

/** One more than few shows that there are too many. */
const countFew = (rows: RawBuilder<unknown>) =>
  sql`cast((select count(*) from (${rows} limit ${sql.lit(maxRareHits + 1)}) few) as text)`;
