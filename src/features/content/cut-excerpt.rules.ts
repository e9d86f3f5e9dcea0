import { highlightWords } from '#kernel/highlight-words.ts';
import { hasWord, termsOf } from './search-terms.rules.ts';

const excerptLength = 220;
const pieceLength = 110;

/**
 * The stretch of a text that answers a search best: around the place where most of the words stand together, or
 * the text's beginning when they stand in its title only. Cut between words, with dots where something is left out.
 */
export const cutExcerpt = (text: string, words: readonly (readonly string[])[]): string => {
  if (text.length <= excerptLength) return text;
  const piece = findBestPiece(text, words);
  if (!piece) return cutAt(text, 0);
  const parts = highlightWords(text.slice(piece.start, piece.end), words.flat(), 'word-start');
  const before = parts[0]?.isHit ? 0 : (parts[0]?.text.length ?? 0);
  return cutAt(text, Math.max(0, piece.start + before - excerptLength / 4));
};

type Piece = { start: number; end: number };

/** Folding piece by piece is cheap; only the winner is looked at letter by letter. */
const findBestPiece = (text: string, words: readonly (readonly string[])[]): Piece | undefined => {
  let best: (Piece & { held: number }) | undefined;
  for (const piece of piecesOf(text)) {
    const terms = termsOf(text.slice(piece.start, piece.end));
    const held = words.filter((spellings) => hasWord(terms, spellings)).length;
    if (held > (best?.held ?? 0)) best = { ...piece, held };
    if (held === words.length) break;
  }
  return best;
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
