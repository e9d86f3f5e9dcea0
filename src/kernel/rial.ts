import { toPersianDigits } from './fold-digits.ts';

const RIALS_IN_TOMAN = 10;

/**
 * Throws a RangeError for anything but a whole, non-negative, exactly representable amount.
 *
 * @example rialFromToman(1_250_000) // 12500000
 */
export function rialFromToman(toman: number): number {
  const rial = toman * RIALS_IN_TOMAN;
  if (!Number.isInteger(toman) || toman < 0 || !Number.isSafeInteger(rial)) {
    throw new RangeError('An amount in tomans must be a whole number, zero or more');
  }
  return rial;
}

/**
 * A number in Persian digits, grouped by thousands. Written out here and not left to `Intl`, so that server
 * and browser give the same text whatever their ICU. At most three decimals.
 *
 * @example formatNumber(1250000) // '۱٬۲۵۰٬۰۰۰'
 */
export function formatNumber(value: number | bigint): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return '—';
  const isWhole = typeof value === 'bigint' || Number.isInteger(value);
  const [whole = '0', decimals = ''] = (isWhole ? BigInt(value).toString() : value.toFixed(3)).split('.');
  const digits = whole.replace('-', '').replace(/\B(?=(?:[0-9]{3})+$)/g, '٬');
  const fraction = decimals.replace(/0+$/, '');
  const shown = toPersianDigits(fraction === '' ? digits : `${digits}٫${fraction}`);
  const isNegative = whole.startsWith('-') && shown !== '۰';
  return isNegative ? `\u200E\u2212${shown}` : shown;
}

/**
 * @example formatRial(12_500_000) // '۱۲٬۵۰۰٬۰۰۰ ریال'
 */
export function formatRial(rial: number): string {
  return `${formatNumber(rial)} ریال`;
}

/**
 * Takes tomans, as product prices are.
 *
 * @example formatToman(1_250_000) // '۱٬۲۵۰٬۰۰۰ تومان'
 */
export function formatToman(toman: number): string {
  return `${formatNumber(toman)} تومان`;
}
