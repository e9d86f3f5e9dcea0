import { plainText } from './plain-text.ts';

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
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count >= limit) return index;
    count += 1;
  }
  return text.length;
}

function dropHangingEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s\u200C\u200D]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
