import { toPersianDigits } from './fold-digits.ts';

const units = ['بایت', 'کیلوبایت', 'مگابایت', 'گیگابایت'] as const;

/** A size as people say it: ۴۸ کیلوبایت, ۳٫۱ مگابایت. */
export const formatBytes = (bytes: number): string => {
  let [size, at] = [bytes, 0];
  while (size >= 1_024 && at < units.length - 1) {
    size /= 1_024;
    at += 1;
  }
  const written = size < 10 && at > 0 ? size.toFixed(1).replace(/\.0$/, '') : String(Math.round(size));
  return `${toPersianDigits(written).replace('.', '٫')} ${units[at] ?? ''}`;
};
