import { foldDigits } from './fold-digits.ts';
import { stripInvisibles } from './strip-controls.ts';

const maxInputLength = 64;

/**
 * Reads the code of an SMS as typed or pasted: spaces and dashes are dropped, Persian and Arabic digits
 * folded, then it must be exactly six digits.
 *
 * @example parseSixDigitCode('۱۲۳-۴۵۶') // '123456'
 */
export function parseSixDigitCode(text: string): string | undefined {
  if (text.length > maxInputLength) return undefined;
  const compact = foldDigits(stripInvisibles(text)).replace(/[\s\p{Pd}\u2212]/gu, '');
  return /^[0-9]{6}$/.test(compact) ? compact : undefined;
}
