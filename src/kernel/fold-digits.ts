const PERSIAN_ZERO = 0x06f0;

/**
 * Persian, Arabic and full-width digits become ASCII digits; everything else stays. Run it before any validation of
 * digits: `/\d/` and `Number()` do not know the other sets.
 *
 * @example foldDigits('۰۹۱۲ ٣٤') // '0912 34'
 */
export function foldDigits(text: string): string {
  // In all sets the low four bits of the code are the digit's value.
  return text.replace(/[\u06F0-\u06F9\u0660-\u0669\uFF10-\uFF19]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
}

/**
 * ASCII and Arabic digits become Persian digits, for showing to people. No grouping: see `formatNumber`.
 *
 * @example toPersianDigits('صفحه 12') // 'صفحه ۱۲'
 */
export function toPersianDigits(value: string | number): string {
  return String(value).replace(/[0-9\u0660-\u0669]/g, (digit) =>
    String.fromCharCode(PERSIAN_ZERO + (digit.charCodeAt(0) & 0xf)),
  );
}
