/** Both ends of the range of an index that holds everything beginning with a word. */
export const prefixRange = (word: string) => ({ from: word, to: `${word}\uffff` });
