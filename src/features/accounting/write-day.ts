import { foldDigits } from '#kernel/fold-digits.ts';
import { formatJalaliNumeric } from '#kernel/jalali.ts';

/** A day as accounting programs read it: `1405/08/15`, Latin digits, by the clock of Tehran. */
export const writeDay = (at: number | string): string =>
  foldDigits(formatJalaliNumeric(typeof at === 'string' ? at : new Date(at)));
