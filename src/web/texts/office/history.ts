import { toPersianDigits } from '#kernel/fold-digits.ts';

/** What was published before: looked at, compared, put back. */
export const editionHistoryTexts = {
  title: 'تاریخچه',
  none: 'هنوز چیزی منتشر نشده است.',
  draft: 'پیش‌نویس',
  version: (edition: number) => `نسخهٔ ${toPersianDigits(edition)}`,
  look: 'دیدن صفحه',
  lookAt: (edition: number) => `دیدن صفحهٔ نسخهٔ ${toPersianDigits(edition)}`,
  page: 'صفحه با این نسخه',
  compare: 'سنجیدن دو نسخه',
  older: 'از',
  newer: 'تا',
  same: 'این دو نسخه یکی است.',
  added: 'افزوده',
  removed: 'برداشته',
  onlyFormat: 'واژه‌ها یکی است؛ تنها آرایش متن تغییر کرده است.',
  parts: {
    heading: (level: string) => `تیتر ${toPersianDigits(level)}`,
    link: 'پیوند به',
    picture: 'تصویر',
    alt: 'متن جایگزین',
    film: 'ویدئو',
  },
  restore: 'بازگرداندن به پیش‌نویس',
  restoreTitle: (edition: number) => `بازگرداندن نسخهٔ ${toPersianDigits(edition)}`,
  restoreHint: 'متن این نسخه به جای پیش‌نویس می‌نشیند؛ تا منتشر نکنید کسی آن را نمی‌بیند.',
  restored: 'نسخهٔ پیشین به پیش‌نویس بازگشت.',
  system: 'سامانه',
} as const;
