import { sql } from 'kysely';
import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import { prefixRange } from '#kernel/prefix-range.ts';
import { foldedWords, wordEndings } from '#kernel/word-endings.ts';
import { type Db, readEngine } from '#storage/dialect.ts';
import { insertRows } from '#storage/insert-rows.ts';

/** The messages that hold a word somewhere inside one of theirs: it is the beginning of one of its endings. */
export const messagesHolding = (word: string) => {
  const { from, to } = prefixRange(word);
  return sql`select held.suggestion_id from message_ending part join message_word held on held.word = part.word
    where part.ending >= ${from} and part.ending < ${to}`;
};

const wordsAStatement = 400;

/** The words by which these new messages are found, and the endings of those that no message held before. */
export const putMessageWords = async (
  trx: Db,
  messages: readonly { id: number; search_text: string }[],
): Promise<void> => {
  // Removing words that no message uses waits until these are stored.
  if (readEngine(trx) === 'postgres') await sql`lock table message_ending in row exclusive mode`.execute(trx);
  const held = messages.flatMap(({ id, search_text }) =>
    foldedWords(search_text).map((word) => ({ word, suggestion_id: id })),
  );
  await insertRows(trx, 'message_word', { columns: ['word', 'suggestion_id'], rows: held });
  // One order for all, so that two messages with the same new words wait for each other in turn.
  const words = [...new Set(held.map(({ word }) => word))].toSorted();
  const known = new Set<string>();
  for (const part of cutIntoParts(words, wordsAStatement)) {
    const found = await trx
      .selectFrom('message_ending')
      .select('word')
      .distinct()
      .where('word', 'in', part)
      .execute();
    for (const { word } of found) known.add(word);
  }
  const rows = words
    .filter((word) => !known.has(word))
    .flatMap((word) => wordEndings(word).map((ending) => ({ ending, word })));
  await insertRows(trx, 'message_ending', { columns: ['ending', 'word'], rows });
};
