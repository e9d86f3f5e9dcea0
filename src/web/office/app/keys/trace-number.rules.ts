import { foldDigits } from '#kernel/fold-digits.ts';

/**
 * The eight digits of a trace number, however they are typed: any digits, with blanks or dashes.
 *
 * @example findTraceNumber('۴۸۲۱-۳۰۷۵') // '48213075'
 */
export const findTraceNumber = (text: string): string | undefined => {
  const digits = foldDigits(text).replace(/[\s\u200C\u200E\u200F-]/g, '');
  return /^[0-9]{8}$/.test(digits) ? digits : undefined;
};
