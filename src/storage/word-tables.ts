/*
 * Words by which centres and messages are found, whatever part of one is typed. A part of a word is the beginning of
 * one of its endings.
 */
export type WordTables = {
  /** Every ending of every word of a centre's name, city and province. */
  centre_ending: { ending: string; centre_id: number };
  /** The words of a message, whole. */
  message_word: { word: string; suggestion_id: number };
  /** The endings of every word that a message holds, once for all messages. */
  message_ending: { ending: string; word: string };
};
