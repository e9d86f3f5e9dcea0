import { foldDigits } from '#kernel/fold-digits.ts';
import { stripInvisibles } from '#kernel/strip-controls.ts';

/**
 * The code as its input shows it: whatever was pasted around it (spaces, dashes, invisible marks) goes,
 * Persian digits become plain ones; anything else stays to be seen and corrected.
 *
 * @example normalizeCode('۱۲۳ - ۴۵۶') // '123456'
 */
export const normalizeCode = (text: string): string =>
  foldDigits(stripInvisibles(text)).replace(/[\s\p{Pd}\u2212]/gu, '');
