import { plainText } from './plain-text.ts';

// Letters, digits and marks that are one grapheme each, and the signs that join the grapheme before them.
const BASE = '[ -~\\u0621-\\u063A\\u0641-\\u064A\\u0660-\\u066D\\u0671-\\u06D3\\u06F0-\\u06F9«»،؛؟–—…×±°]';
const JOINING = '[\\u200C\\u064B-\\u065F\\u0670]';

const simpleTexts = new Map<number, RegExp>();
const graphemes = new Intl.Segmenter('fa', { granularity: 'grapheme' });

/**
 * Cuts a text for a card: its plain text, at most `limit` characters as people count them, followed
 * by the ellipsis when something was left out. No space or joiner is left hanging before the ellipsis, and
 * nothing is added to a text that is not longer.
 *
 * @example cutText('<p>سلام دنیا</p>', 5) // 'سلام…'
 */
export function cutText(htmlOrText: string, limit: number, ellipsis = '…'): string {
  const text = plainText(htmlOrText);
  // No text has more graphemes than UTF-16 units, so a short one needs no segmenting.
  if (text.length <= limit) return text;
  const end = findCut(text, limit);
  return end === text.length ? text : dropHangingEnd(text.slice(0, end)) + ellipsis;
}

function findCut(text: string, limit: number): number {
  const simple = findCutInSimpleText(text, limit);
  if (simple !== undefined) return simple;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count >= limit) return index;
    count += 1;
  }
  return text.length;
}

/** Ordinary Persian needs no segmenter, which costs more than all the rest of a card. */
function findCutInSimpleText(text: string, limit: number): number | undefined {
  const simple = simpleTexts.get(limit) ?? new RegExp(`(?:${BASE}${JOINING}*){${limit}}(?=${BASE})`, 'y');
  simpleTexts.set(limit, simple);
  simple.lastIndex = 0;
  return simple.test(text) ? simple.lastIndex : undefined;
}

function dropHangingEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s\u200C\u200D]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
