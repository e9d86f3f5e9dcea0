import { foldDigits } from './fold-digits.ts';
import { stripInvisibles } from './strip-controls.ts';

const maxInputLength = 128;

/**
 * The serial number as it is shown and printed: ASCII digits, capitals, plain dashes, no spaces and nothing
 * invisible. It does not judge: what is not a serial number stays visibly wrong.
 *
 * @example normalizeSerial(' ls–s۱۰۰ / 2 ') // 'LS-S100/2'
 */
export function normalizeSerial(text: string): string {
  return foldDigits(stripInvisibles(text))
    .replace(/\s+/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * The form in which serial numbers are compared and looked up: letter case, spaces, dashes and slashes do
 * not count. Undefined when the text is not 4 to 32 of Latin letters, digits, dashes and slashes.
 *
 * @example serialKey('ls-s۱۰۰/2') // 'LSS1002'
 */
export function serialKey(text: string): string | undefined {
  if (text.length > maxInputLength) return undefined;
  const tidy = normalizeSerial(text);
  if (!/^[A-Z0-9/-]{4,32}$/.test(tidy)) return undefined;
  return tidy.replace(/[/-]/g, '') || undefined;
}
