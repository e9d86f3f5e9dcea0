/**
 * The form in which typed text is measured and stored: NFC, without white space at its ends.
 *
 * @example normalizeText('  سلام\n') // 'سلام'
 */
export function normalizeText(text: string): string {
  return text.normalize('NFC').trim();
}

/**
 * How long a text is, for every length limit, in the browser and on the server alike: Unicode code points of
 * the tidy text. `length` would count one emoji as two.
 *
 * @example countCharacters(' 👍🙂 ') // 2
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of normalizeText(text)) count += 1;
  return count;
}
