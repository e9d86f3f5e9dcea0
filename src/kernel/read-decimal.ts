import { foldDigits } from './fold-digits.ts';

export type DecimalFault = 'not-a-number' | 'too-many-decimals' | 'too-large';

/** Readings are smaller than this; more is a slip of the hand. */
const tooLarge = 1e9;

/**
 * A measured number as people type it: Persian, Arabic or Latin digits, «٫», «/» or «.», perhaps a sign. The text comes
 * back with Latin digits and keeps its last zeros: they say how exactly was measured.
 *
 * @example readDecimal('−۳۸٫۱۰', 2) // { value: -38.1, text: '-38.10' }
 */
export const readDecimal = (
  typed: string,
  decimals: number,
): { value: number; text: string } | { fault: DecimalFault } => {
  const text = foldDigits(typed)
    .trim()
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[٫/]/, '.')
    .replace(/^\u2212/, '-')
    .replace(/^\+/, '');
  const [, whole, fraction = ''] = /^-?(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text) ?? [];
  if (whole === undefined) return { fault: 'not-a-number' };
  if (fraction.length > decimals) return { fault: 'too-many-decimals' };
  const value = Number(text);
  return Math.abs(value) >= tooLarge ? { fault: 'too-large' } : { value, text };
};
