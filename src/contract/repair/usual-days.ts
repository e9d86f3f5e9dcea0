import { toPersianDigits } from '#kernel/fold-digits.ts';

/** How long a step usually takes: the median and nine in ten, in whole working days. */
export type UsualDays = { least: number; most: number };

/**
 * The sentence about a step that is open. Where nine in ten take more than three times the median, the range would
 * promise nothing, and the median alone is named.
 *
 * @example formatUsualDays({ least: 2, most: 4 }) // 'معمولاً ۲ تا ۴ روز کاری'
 */
export const formatUsualDays = ({ least, most }: UsualDays): string => {
  if (most > 3 * least) return `معمولاً حدود ${toPersianDigits(least)} روز کاری`;
  return least === most
    ? `معمولاً ${toPersianDigits(least)} روز کاری`
    : `معمولاً ${toPersianDigits(least)} تا ${toPersianDigits(most)} روز کاری`;
};
