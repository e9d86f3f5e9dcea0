/**
 * Removes the characters that change the direction of text without being seen (and the byte order mark), so
 * that pasted text cannot turn its surroundings round. ZWNJ and ZWJ stay: they are spelling.
 *
 * @example stripBidiControls('\u2066LS-S100\u2069') // 'LS-S100'
 */
export function stripBidiControls(text: string): string {
  return text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '');
}

/**
 * Removes every invisible format character, ZWNJ and ZWJ too. For identifiers only (serial, mobile, code).
 *
 * @example stripInvisibles('0912\u200C345') // '0912345'
 */
export function stripInvisibles(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

/**
 * Whether the text holds something that no person types: a control character other than the line feed, or
 * half of a surrogate pair. Such input is refused, not repaired.
 *
 * @example hasForbiddenControls('a\u0000b') // true
 */
export function hasForbiddenControls(text: string): boolean {
  return /[^\P{Cc}\n]|\p{Cs}/u.test(text);
}

/**
 * Writes the characters that would steer a terminal, break a line or turn text round as escapes that can be read.
 * For messages that repeat what a file held.
 *
 * @example escapeControls('a\u001b[2J') // 'a\\u001b[2J'
 */
export function escapeControls(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Puts text on one line: each run of line breaks becomes one space. For subjects, SMS fields and headers.
 *
 * @example stripLineBreaks('خط یک\r\nخط دو') // 'خط یک خط دو'
 */
export function stripLineBreaks(text: string): string {
  return text.replace(/[\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
}

/**
 * Whether every text in a value, however deep, can be stored: PostgreSQL refuses NUL, and half of a surrogate
 * pair is no character in any encoding.
 *
 * @example isStorable({ name: 'a\u0000' }) // false
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}
