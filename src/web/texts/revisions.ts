import { toPersianDigits } from '#kernel/fold-digits.ts';

/** Words of the list of revisions. */
export const revisionTexts = {
  title: 'تاریخچهٔ تغییرات نسخه‌ها',
  intro: 'در هر نسخه چه چیزی تازه شده است؛ همراه با تصویر، ویدئوی آموزشی و دفترچهٔ راهنما.',
  description: 'نسخه‌های نرم‌افزارهای آزمایشگاهی آزما با شرح تغییرات، ویدئو و دفترچهٔ راهنما.',
  search: 'جست‌وجو در نسخه‌ها',
  searchPlaceholder: 'شمارهٔ نسخه یا موضوع…',
  clear: 'نمایش همهٔ نسخه‌ها',
  found: (count: number, q: string) => `${toPersianDigits(count)} نسخه برای «${q}»`,
  version: (number: string) => `نسخهٔ ${toPersianDigits(number)}`,
  features: 'ویژگی‌های تازه',
  pictures: (version: string) => `تصویرهای ${version}`,
  picture: (version: string, at: number) => `${version}، تصویر ${toPersianDigits(at)}`,
  video: (version: string) => `ویدئوی ${version}`,
  booklet: 'دریافت دفترچهٔ راهنما',
  loading: 'در حال دریافت نسخه‌ها…',
  failed: 'خطا در دریافت لیست نسخه‌ها',
  retry: 'تلاش دوباره',
  none: 'نسخه‌ای پیدا نشد',
  noneText: 'واژهٔ دیگری را بیازمایید، یا همهٔ نسخه‌ها را ببینید.',
  empty: 'هنوز نسخه‌ای منتشر نشده است',
  pager: 'صفحه‌های نسخه‌ها',
  previous: 'قبلی',
  next: 'بعدی',
  page: (page: number) => `صفحه ${toPersianDigits(page)}`,
  pageOf: (page: number, count: number) => `صفحه ${toPersianDigits(page)} از ${toPersianDigits(count)}`,
} as const;
