const maxQueryLength = 1000;
/** No word of a query is longer. */
export const maxWordLength = 40;

// What decomposition alone does not bring together. Hamza forms and آ fall to their base letter by losing
// their mark; these have no decomposition.
const SAME_LETTER: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ے: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ٱ: 'ا',
  ς: 'σ',
};

/**
 * Folds text for comparing but keeps its ZWNJs and spaces. It works character by character: the fold of a
 * text is the joined folds of its characters, which is what makes highlighting exact.
 *
 * @example foldForSearch('كِتـاب ۱۲') // 'کتاب 12'
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cs}\u0640]|[^\P{Cf}\u200C]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[يىےكڪةەہھٱς]/g, (letter) => SAME_LETTER[letter] ?? letter)
    .replace(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * The form in which texts are compared: one spelling for Arabic and Persian letters and digits, no
 * diacritics, no tatweel, lower case, single spaces; a ZWNJ counts as a space.
 *
 * @example searchKey('کتاب‌هاي ١٢') // 'کتاب های 12'
 */
export function searchKey(text: string): string {
  return collapseSpaces(foldForSearch(text).replace(/\u200C/g, ' '));
}

/**
 * As `searchKey`, but a ZWNJ counts as nothing, so «می‌خواهم» and «میخواهم» are equal.
 *
 * @example normalizeForMatch('می‌خواهم') === normalizeForMatch('ميخواهم') // true
 */
export function normalizeForMatch(text: string): string {
  return collapseSpaces(foldForSearch(text).replace(/\u200C/g, ''));
}

/**
 * What is stored beside a text so that it can be found: its spaced form and, where ZWNJ makes a difference,
 * its joined form on a second line. A word of `searchWords` is looked for as a substring of this.
 *
 * @example searchText('نرم‌افزار') // 'نرم افزار\nنرمافزار'
 */
export function searchText(text: string): string {
  const spaced = searchKey(text);
  const joined = normalizeForMatch(text);
  return spaced === joined ? spaced : `${spaced}\n${joined}`;
}

/**
 * The words of a query, folded, each once, at most `max`. They hold letters and digits only, so neither a
 * LIKE pattern nor a full-text query finds an operator in them; still, pass them as parameters.
 *
 * @example searchWords('«نرم‌افزار» LS-S100 %') // ['نرم', 'افزار', 'ls', 's100']
 */
export function searchWords(query: string, max = 8): string[] {
  const words = searchKey(query.slice(0, maxQueryLength))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, maxWordLength).join(''));
  return [...new Set(words)].slice(0, Math.max(0, max));
}

/**
 * The words under which a text is kept to be found: as `searchWords`, and words with a ZWNJ also joined, so that
 * they are found with and without it. At most 60.
 *
 * @example writtenWords('کلینیک‌مهر ۲') // ['کلینیک', 'مهر', '2', 'کلینیکمهر']
 */
export function writtenWords(text: string): string[] {
  const joined = searchWords(normalizeForMatch(text), 60);
  return [...new Set([...searchWords(text, 60), ...joined])].slice(0, 60);
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
