import { memoize } from './memoize.ts';
import { foldForSearch } from './search-key.ts';

/** One stretch of the original text, and whether it is part of a hit. */
type HighlightPart = { text: string; isHit: boolean };

type Range = { start: number; end: number };

/**
 * Splits a text into parts that do and do not match the words of a query. The parts joined are the original
 * text, unchanged. Matching is folded as in search, so the hit for «کتاب» in «كِتاب» covers its diacritic.
 * With `word-start` a hit must begin where a word or, after a ZWNJ, a part of a word begins.
 *
 * @example highlightWords('کتاب‌های علمي', ['علمی'])
 * // [{ text: 'کتاب‌های ', isHit: false }, { text: 'علمي', isHit: true }]
 */
export function highlightWords(
  text: string,
  words: readonly string[],
  where: 'anywhere' | 'word-start' = 'anywhere',
): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let at = 0;
  const hits = listHits(text, words).filter(({ start }) => where === 'anywhere' || isWordStart(text, start));
  for (const { start, end } of mergeRanges(hits)) {
    if (start > at) parts.push({ text: text.slice(at, start), isHit: false });
    parts.push({ text: text.slice(start, end), isHit: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false });
  return parts;
}

function isWordStart(text: string, at: number): boolean {
  return !/[\p{L}\p{N}\p{M}\u0640]$/u.test(text.slice(Math.max(0, at - 2), at));
}

function listHits(text: string, words: readonly string[]): Range[] {
  const wanted = words.map(foldWithoutJoiner).filter((word) => word.trim() !== '');
  if (wanted.length === 0) return [];
  const { folded, starts, ends } = foldWithPositions(text);
  const hits: Range[] = [];
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      const start = starts[at];
      const end = ends[at + word.length - 1];
      if (start !== undefined && end !== undefined) hits.push({ start, end });
    }
  }
  return hits;
}

/** The folded text and, for each of its UTF-16 units, where in the original it comes from. */
function foldWithPositions(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const fold = foldCharacter(character);
    // A mark or a tatweel folds to nothing and belongs to the letter before it.
    if (fold === '' && ends.length > 0 && /[\p{M}\u0640]/u.test(character)) stretchLast(starts, ends, end);
    for (let unit = 0; unit < fold.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    folded += fold;
    at = end;
  }
  return { folded, starts, ends };
}

/** All units of the last character end later, since one character may fold to several. */
function stretchLast(starts: readonly number[], ends: number[], end: number): void {
  const start = starts.at(-1);
  for (let unit = ends.length - 1; unit >= 0 && starts[unit] === start; unit -= 1) ends[unit] = end;
}

/** Texts are long and alphabets short: each character is folded once. */
const foldCharacter = memoize(foldWithoutJoiner, { max: 2_000 });

function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

// Words hold no spaces, so all that the spaced form of a text would find is found in the joined form too.
function foldWithoutJoiner(text: string): string {
  return foldForSearch(text).replace(/\u200C/g, '');
}
