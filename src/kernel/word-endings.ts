import { maxWordLength } from './search-key.ts';

/**
 * The words of a text that `searchText` has folded, each once. A very long word comes in overlapping pieces, so that
 * whatever a word of a query may hold of it is whole in one of them.
 *
 * @example foldedWords('نرم افزار\nنرمافزار') // ['نرم', 'افزار', 'نرمافزار']
 */
export function foldedWords(folded: string): string[] {
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(words.flatMap(cutLongWord))];
}

/**
 * Every ending of a word: what stands anywhere inside it is the beginning of one of them, so it is found by an index
 * of beginnings.
 *
 * @example wordEndings('مهر') // ['مهر', 'هر', 'ر']
 */
export function wordEndings(word: string): string[] {
  const letters = Array.from(word);
  const endings = letters.map((_, from) => letters.slice(from, from + maxWordLength).join(''));
  return [...new Set(endings)];
}

function cutLongWord(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < 2 * maxWordLength) return [word];
  const pieces = Math.ceil((letters.length - maxWordLength + 1) / maxWordLength);
  return Array.from({ length: pieces }, (_, at) =>
    letters.slice(at * maxWordLength, (at + 2) * maxWordLength - 1).join(''),
  );
}
