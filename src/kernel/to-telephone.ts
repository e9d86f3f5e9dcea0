import { foldDigits } from './fold-digits.ts';

/**
 * The address that dials a number; what comes after a word is left out.
 *
 * @example toTelephone('۰۲۱-۸۸۹۹۰۰۲۲ داخلی ۳') // 'tel:02188990022'
 */
export const toTelephone = (phone: string): string =>
  `tel:${(foldDigits(phone).split(/\p{L}/u, 1)[0] ?? '').replace(/[^+\d]/g, '')}`;
