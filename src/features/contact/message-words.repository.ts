import { sql } from 'kysely';
import { prefixRange } from '#kernel/prefix-range.ts';

/** The messages that hold a word somewhere inside one of theirs: it is the beginning of one of its endings. */
export const messagesHolding = (word: string) => {
  const { from, to } = prefixRange(word);
  return sql`select held.suggestion_id from message_ending part join message_word held on held.word = part.word
    where part.ending >= ${from} and part.ending < ${to}`;
};
