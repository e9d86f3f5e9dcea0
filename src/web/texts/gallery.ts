import { toPersianDigits } from '#kernel/fold-digits.ts';

/** Words of the gallery page. */
export const galleryTexts = {
  gallery: 'گالری',
  pictures: 'تصویرهای این گالری',
  previous: 'تصویر قبلی',
  next: 'تصویر بعدی',
  position: (at: number, count: number) => `تصویر ${toPersianDigits(at)} از ${toPersianDigits(count)}`,
  others: 'گالری‌های دیگر',
  empty: 'هنوز تصویری در این گالری نیست',
  emptyText: 'به‌زودی تصویرها افزوده می‌شوند.',
} as const;
