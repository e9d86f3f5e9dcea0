import { foldForSearch, searchWords } from '#kernel/search-key.ts';

const maxTermLength = 40;
const maxTerms = 8_000;
const maxParts = 6;
const maxRunLength = 3;

/**
 * The terms a text is found by. A term is what begins at a beginning of a word and goes on to the end of what
 * is written together: for «نرم‌افزارها» these are «نرمافزارها», «افزارها» and «ها». Since a search asks for
 * beginnings of terms, it finds the word typed with ZWNJ, joined, or by any of its parts.
 */
export const splitIntoTerms = (text: string): string[] => {
  const terms = new Set<string>();
  for (const written of foldForSearch(text).split(/\s+/)) {
    const parts = written.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    for (const at of parts.keys()) {
      terms.add(shorten(parts.slice(at, at + maxParts).join('')));
      if (terms.size >= maxTerms) return [...terms];
    }
  }
  return [...terms];
};

/**
 * What a search looks for: each of its words, in each of its spellings. A word may also stand joined to the words
 * before it, because the text may write together what the visitor typed apart; that it goes on with the words
 * after it needs no spelling, since beginnings are looked for.
 *
 * @example wantedWords('نرم افزار') // [['نرم'], ['افزار', 'نرمافزار']]
 */
export const wantedWords = (query: string): string[][] => {
  const words = searchWords(query);
  return words.map((_, at) => {
    const starts = Array.from({ length: maxRunLength }, (_, back) => at - back).filter((from) => from >= 0);
    return [...new Set(starts.map((from) => shorten(words.slice(from, at + 1).join(''))))];
  });
};

const shorten = (word: string): string =>
  word.length <= maxTermLength ? word : Array.from(word).slice(0, maxTermLength).join('');
