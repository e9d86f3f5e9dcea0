import { splitIntoTerms } from './search-terms.rules.ts';

const excerptLength = 220;
const pieceLength = 110;

/**
 * The terms of a text, one line for each of its pieces and each term after a space. It is stored beside the text:
 * folding a text takes far longer than looking for a few words in its folded form.
 */
export const foldPieces = (text: string): string =>
  Array.from(piecesOf(text), ({ start, end }) =>
    splitIntoTerms(text.slice(start, end))
      .map((term) => ` ${term}`)
      .join(''),
  ).join('\n');

/**
 * The stretch of a text that answers a search best: around the place where most of the words stand together, or
 * the text's beginning when they stand in its title only. Cut between words, with dots where something is left
 * out. `folded` is what `foldPieces` made of the text.
 */
export const cutExcerpt = (
  { text, folded }: { text: string; folded: string },
  words: readonly (readonly string[])[],
): string => {
  if (text.length <= excerptLength) return text;
  const piece = findBestPiece(text, folded, words);
  if (!piece) return cutAt(text, 0);
  const hit = findHit(text.slice(piece.start, piece.end), words.flat());
  return cutAt(text, Math.max(0, piece.start + hit - excerptLength / 4));
};

type Piece = { start: number; end: number };

const findBestPiece = (
  text: string,
  folded: string,
  words: readonly (readonly string[])[],
): Piece | undefined => {
  const held = folded
    .split('\n')
    .map((line) => words.filter((spellings) => spellings.some((one) => line.includes(` ${one}`))).length);
  const max = Math.max(...held);
  const best = held.indexOf(max);
  return max === 0 ? undefined : Array.from(piecesOf(text))[best];
};

/** Where in a piece the first of the words is written. */
const findHit = (piece: string, spellings: readonly string[]): number => {
  let at = 0;
  for (const written of piece.split(' ')) {
    if (splitIntoTerms(written).some((term) => spellings.some((one) => term.startsWith(one)))) return at;
    at += written.length + 1;
  }
  return 0;
};

function* piecesOf(text: string): Generator<Piece> {
  let start = 0;
  while (start < text.length) {
    const space = text.indexOf(' ', start + pieceLength);
    const end = space === -1 ? text.length : space;
    yield { start, end };
    start = end + 1;
  }
}

const cutAt = (text: string, from: number): string => {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(start);
  if (rest.length <= excerptLength) return `${start > 0 ? '… ' : ''}${rest}`;
  const space = rest.lastIndexOf(' ', excerptLength);
  const end = space > excerptLength / 2 ? space : excerptLength;
  return `${start > 0 ? '… ' : ''}${dropHangingEnd(rest.slice(0, end))}…`;
};

/** No mark hangs before the dots; and a word longer than the excerpt is cut inside, yet never inside a letter. */
const dropHangingEnd = (text: string): string =>
  text.replace(/(?:[\uD800-\uDBFF\s.:،؛]|\u200C|\u200D)+$/, '');
