const ZWNJ = '\u200C';

// The angle bracket and the ampersand are left out on purpose: in rich text a tag may stand inside a word.
const WORD_EDGE = /[\s.,!?:;،؛؟«»()[\]{}"…]/;

/**
 * Brings Persian text that will be stored and shown to one spelling: NFC, Arabic yeh and kaf to the Persian
 * letters, no-break spaces to spaces, ZWNJ only where it separates two parts of one word. A ZWNJ inside a
 * word is spelling and stays.
 *
 * @example foldLetters('كتاب‌ها‌ي علمي') // 'کتاب‌های علمی' with the ZWNJ between «ها» and «ی» kept
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u064A\u0649]/g, '\u06CC')
    .replace(/\u0643/g, '\u06A9')
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/\u200C{2,}/g, ZWNJ)
    .replace(/\u200C/g, (joiner, at: number, whole: string) => (isAtWordEdge(whole, at) ? '' : joiner));
}

function isAtWordEdge(text: string, at: number): boolean {
  const before = text[at - 1];
  const after = text[at + 1];
  return before === undefined || after === undefined || WORD_EDGE.test(before) || WORD_EDGE.test(after);
}
