import { sql } from 'kysely';
import type { Db } from '#storage/dialect.ts';

/** A word in more messages than this is common: the newest are walked then, and one of them soon holds it. */
const maxRareHits = 100;
/** After every letter that a folded word can hold. */
const last = '\u{10FFFF}';

/** The messages that hold a word somewhere inside one of theirs: it is the beginning of one of its endings. */
export const messagesHolding = (word: string) =>
  sql`select held.suggestion_id from message_ending part join message_word held on held.word = part.word
    where part.ending >= ${word} and part.ending < ${`${word}${last}`}`;

/** Of words that few messages hold, the first. */
export const findRareWord = async (db: Db, words: readonly string[]): Promise<string | undefined> => {
  if (words.length === 0) return undefined;
  // One more than few says that there are too many.
  const counts = words.map(
    (word) =>
      sql`cast((select count(*) from (${messagesHolding(word)} limit ${sql.lit(maxRareHits + 1)}) few) as text)`,
  );
  const { rows } = await sql<{
    counts: string;
  }>`select ${sql.join(counts, sql` || ' ' || `)} as counts`.execute(db);
  const found = rows[0]?.counts.split(' ').map(Number) ?? [];
  return words.find((_, at) => (found[at] ?? 0) <= maxRareHits);
};
