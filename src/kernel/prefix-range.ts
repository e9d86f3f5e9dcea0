/** After every character that a word can hold. */
const last = '\u{10FFFF}';

/** Both ends of the range of an index that holds everything beginning with a word. */
export const prefixRange = (word: string) => ({ from: word, to: `${word}${last}` });
