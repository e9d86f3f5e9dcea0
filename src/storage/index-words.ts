import { sql } from 'kysely';
import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import { foldedWords, wordEndings } from '#kernel/word-endings.ts';
import { type Db, readEngine } from './dialect.ts';
import { insertRows } from './insert-rows.ts';

type Folded = { id: number; search_text: string };

const parametersAStatement = 400;

/** The endings by which these centres are found, instead of those they had. */
export const putCentreEndings = async (trx: Db, centres: readonly Folded[]): Promise<void> => {
  for (const part of cutIntoParts(centres, parametersAStatement)) {
    const ids = part.map(({ id }) => id);
    await trx.deleteFrom('centre_ending').where('centre_id', 'in', ids).execute();
  }
  const rows = centres.flatMap(({ id, search_text }) =>
    [...new Set(foldedWords(search_text).flatMap(wordEndings))].map((ending) => ({ ending, centre_id: id })),
  );
  await insertRows(trx, 'centre_ending', { columns: ['ending', 'centre_id'], rows });
};

/** The words by which these new messages are found, and the endings of those that no message held before. */
export const putMessageWords = async (trx: Db, messages: readonly Folded[]): Promise<void> => {
  // Removing words that no message uses waits until these are stored.
  if (readEngine(trx) === 'postgres') await sql`lock table message_ending in row exclusive mode`.execute(trx);
  const held = messages.flatMap(({ id, search_text }) =>
    foldedWords(search_text).map((word) => ({ word, suggestion_id: id })),
  );
  await insertRows(trx, 'message_word', { columns: ['word', 'suggestion_id'], rows: held });
  // One order for all, so that two messages with the same new words wait for each other in turn.
  const words = [...new Set(held.map(({ word }) => word))].toSorted();
  const known = new Set<string>();
  for (const part of cutIntoParts(words, parametersAStatement)) {
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
