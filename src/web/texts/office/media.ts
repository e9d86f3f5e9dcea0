import { toPersianDigits } from '#kernel/fold-digits.ts';
import { formatNumber } from '#kernel/rial.ts';

/** The media library, and every field that takes a file from it. */
export const libraryTexts = {
  title: 'رسانه',
  count: (total: string) => `${total} فایل؛ رها کنید یا بچسبانید`,
  upload: 'بارگذاری',
  uploads: 'بارگذاری‌ها',
  dropHere: 'فایل‌ها را رها کنید',
  clearDone: 'برداشتن پایان‌یافته‌ها',
  waiting: 'در نوبت است',
  waitsFor: (seconds: number) =>
    `شمار بارگذاری در دقیقه پر شد؛ ${toPersianDigits(seconds)} ثانیهٔ دیگر خودش ادامه می‌یابد`,
  sent: (done: string, whole: string) => `${done} از ${whole}`,
  working: 'رسید؛ در حال آماده‌سازی',
  file: 'فایل',
  known: 'از پیش در کتابخانه بود؛ همان به کار می‌رود',
  tooLarge: (kind: string, megabytes: number) =>
    `${kind} باید کوچک‌تر از ${toPersianDigits(megabytes)} مگابایت باشد.`,
  kind: 'نوع',
  all: 'همه',
  search: 'نام یا متن جایگزین',
  withoutAlt: 'بدون متن جایگزین',
  hasAlt: 'متن جایگزین دارد',
  empty: 'هنوز فایلی در کتابخانه نیست.',
  emptyHint: 'تصویر، ویدئو یا پی‌دی‌اف را اینجا رها کنید، بچسبانید یا برگزینید.',
  noneFound: 'فایلی با این پالایش‌ها پیدا نشد.',
  walk: 'با کلیدهای جهت‌نما از فایلی به فایل دیگر بروید.',
  choose: 'برگزیدن از کتابخانه',
  replace: 'عوض کردن',
  remove: 'برداشتن',
  removeOf: (name: string) => `برداشتن ${name}`,
  nothing: 'چیزی برگزیده نشده است.',
  chooseThis: 'برگزیدن',
  chooseMany: (count: number) => (count > 0 ? `برگزیدن ${formatNumber(count)} فایل` : 'برگزیدن'),
  uploadHere: 'بارگذاری فایل تازه',
  add: 'افزودن',
  place: (place: number) => `فایل ${toPersianDigits(place)}`,
  details: 'جزئیات',
  close: 'بستن جزئیات',
  name: 'نام',
  size: 'اندازه',
  bytes: 'حجم',
  pages: 'صفحه‌ها',
  pageCount: (count: number) => `${formatNumber(count)} صفحه`,
  by: 'بارگذاری',
  metadata: 'فراداده',
  metadataGone: 'پاک شده',
  alt: 'متن جایگزین',
  altHint: 'برای کسی که تصویر را نمی‌بیند؛ هرجا تصویر گذاشته شود پیشنهاد می‌شود.',
  letters: (count: number) => `${formatNumber(count)} نویسه`,
  save: 'ذخیره',
  saved: 'ذخیره شد.',
  uses: (count: number) => (count > 0 ? `کجا به کار رفته: ${formatNumber(count)} جا` : 'کجا به کار رفته'),
  unused: 'جایی به کار نرفته است.',
  parts: { public: 'منتشرشده', draft: 'پیش‌نویس', plan: 'زمان‌بندی', edition: 'نسخه' },
  edition: (edition: number) => `نسخهٔ ${toPersianDigits(edition)}`,
  locked: 'در کاربرد است؛ حذف نمی‌شود',
  delete: 'حذف',
  deleteTitle: 'حذف از کتابخانه',
  deleteAsk: (name: string) => `«${name}» برای همیشه حذف شود؟`,
  deleted: 'فایل حذف شد.',
  copy: 'کپی نشانی',
  download: 'دریافت',
  poster: 'تصویر پیش از پخش',
  posterFromFrames: 'از قاب‌های ویدئو',
  posterFromLibrary: 'از کتابخانه',
  posterRemove: 'برداشتن',
  posterSaved: 'تصویر پیش از پخش عوض شد.',
  framesTitle: 'قابی را برگزینید',
  frameAt: (clock: string) => `قاب ${clock}`,
  framesFailed: 'از این ویدئو نمی‌توان در این مرورگر قاب گرفت. تصویری از کتابخانه برگزینید.',
  framesComing: 'قاب‌ها گرفته می‌شوند…',
  frameName: (name: string, clock: string) => `قاب ${clock} ${name}`,
} as const;

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
