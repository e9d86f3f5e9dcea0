import { foldDigits } from './fold-digits.ts';
import { stripInvisibles } from './strip-controls.ts';

declare const mobileBrand: unique symbol;

/** An Iranian mobile number in its one stored form: `09` and nine more digits. */
export type Mobile = string & { readonly [mobileBrand]: true };

const maxInputLength = 64;

/**
 * Reads a mobile number in any of the ways people write it: Persian or Arabic digits, spaces, dashes and
 * brackets, `+98`, `0098`, `98`, with or without the leading zero. Prefixes are not checked against a list:
 * they keep growing, and numbers move between operators.
 *
 * @example parseMobile('+98 (912) ۳۴۵-۶۷۸۹') // '09123456789'
 */
export function parseMobile(text: string): Mobile | undefined {
  if (text.length > maxInputLength) return undefined;
  const compact = foldDigits(stripInvisibles(text)).replace(/[\s\p{Pd}\u2212()]/gu, '');
  const subscriber = /^(?:\+98|0098|98)?0?(9[0-9]{9})$/.exec(compact)?.[1];
  return subscriber === undefined ? undefined : (`0${subscriber}` as Mobile);
}

/**
 * The number as it may be shown before ownership is proved: its first four and last two digits.
 *
 * @example maskMobile(mobile) // '0912*****21'
 */
export function maskMobile(mobile: Mobile): string {
  return `${mobile.slice(0, 4)}*****${mobile.slice(-2)}`;
}
