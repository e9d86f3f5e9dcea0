import { foldForSearch, searchWords } from '#kernel/search-key.ts';

const longestTerm = 40;
const mostTerms = 8_000;
const mostParts = 6;
const longestRun = 3;

/**
 * The terms a text is found by. A term is what begins at a beginning of a word and goes on to the end of what
 * is written together: for «نرم‌افزارها» these are «نرمافزارها», «افزارها» and «ها». Since a search asks for
 * beginnings of terms, it finds the word typed with ZWNJ, joined, or by any of its parts.
 */
export const termsOf = (text: string): string[] => {
  const terms = new Set<string>();
  for (const written of foldForSearch(text).split(/\s+/)) {
    const parts = written.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    for (const at of parts.keys()) {
      terms.add(shorten(parts.slice(at, at + mostParts).join('')));
      if (terms.size >= mostTerms) return [...terms];
    }
  }
  return [...terms];
};

/**
 * What a search looks for: each of its words, in each of its spellings. A word may also stand joined with its
 * neighbours, because the text may write together what the visitor typed apart.
 *
 * @example wantedWords('نرم افزار') // [['نرم', 'نرمافزار'], ['افزار', 'نرمافزار']]
 */
export const wantedWords = (query: string): string[][] => {
  const words = searchWords(query);
  return words.map((word, at) => {
    const spellings = new Set([word]);
    for (let from = Math.max(0, at - longestRun + 1); from <= at; from += 1) {
      for (let to = at + 1; to <= Math.min(words.length, from + longestRun); to += 1) {
        spellings.add(shorten(words.slice(from, to).join('')));
      }
    }
    return [...spellings];
  });
};

/** True when the text holds the word, in one of its spellings, at a beginning. */
export const hasWord = (terms: readonly string[], spellings: readonly string[]): boolean =>
  terms.some((term) => spellings.some((spelling) => term.startsWith(spelling)));

const shorten = (word: string): string =>
  word.length <= longestTerm ? word : Array.from(word).slice(0, longestTerm).join('');
