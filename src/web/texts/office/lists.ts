import { toPersianDigits } from '#kernel/fold-digits.ts';
import { formatNumber } from '#kernel/rial.ts';

/** Where the server stops counting the rows of a long list, and those a common word finds. */
export const countBound = 1_000;
export const foundBound = 100;

export const officeListTexts = {
  failed: 'این فهرست بارگذاری نشد. شاید ارتباط کند بوده است.',
  loading: 'فهرست در حال بارگذاری است…',
  clearSearch: 'پاک کردن جست‌وجو',
  filters: 'پالایش',
  filtersInForce: (count: number) => `(${formatNumber(count)} در کار)`,
  all: 'همه',
  range: (from: number, to: number, total: number, isBound: boolean) =>
    `${formatNumber(from)} تا ${formatNumber(to)} از ${formatNumber(total)}${isBound ? ' یا بیشتر' : ''}`,
  /** Large counts stop at a bound; the sign says that there may be more. */
  count: (count: number, bound: number = countBound) =>
    count < bound ? formatNumber(count) : `${formatNumber(bound)}+`,
  pageSize: 'تعداد در صفحه',
  inPage: (size: number) => `${toPersianDigits(size)} در صفحه`,
  pages: 'صفحه‌های فهرست',
  previous: 'صفحهٔ قبل',
  next: 'صفحهٔ بعد',
  pageOf: (page: number, pages: number) => `صفحهٔ ${formatNumber(page)} از ${formatNumber(pages)}`,
  choose: (name: string) => `گزینش ${name}`,
  chooseAll: 'گزینش همهٔ ردیف‌های این صفحه',
  chosen: (count: number) => `${formatNumber(count)} ردیف برگزیده`,
  unchoose: 'برداشتن گزینش',
  export: 'خروجی',
  exportCsv: 'فایل CSV',
  exportXlsx: 'فایل اکسل (XLSX)',
  exporting: 'در حال ساختن فایل…',
  exportFailed: 'فایل ساخته نشد.',
  table: 'جدول؛ برای دیدن همهٔ ستون‌ها به چپ و راست بکشید',
} as const;

export const workTexts = {
  restored: 'متن نیمه‌کارهٔ شما بازگردانده شد.',
  discard: 'پاک کردن',
  discarded: 'متن نیمه‌کاره پاک شد.',
  leave: 'تغییرهای ذخیره‌نشده دارید. بدون ذخیره بیرون می‌روید؟',
  leaveTitle: 'ترک صفحه',
  stay: 'می‌مانم',
  goAway: 'بدون ذخیره بیرون می‌روم',
  olderBase: 'از زمانی که نوشتن را آغاز کردید، کس دیگری این مورد را تغییر داده است.',
} as const;

export const toastTexts = {
  undo: 'برگرداندن',
  showAgain: 'بازگرداندن',
  close: 'بستن پیام',
  region: 'پیام‌ها',
} as const;

export const fieldTexts = {
  show: 'نمایش',
  hide: 'پنهان کردن',
  calendar: 'باز کردن تقویم',
  clear: 'پاک کردن',
  from: 'از',
  to: 'تا',
  toman: (words: string) => `برابر ${words} تومان`,
  rial: 'ریال',
  chooseFile: 'برگزیدن فایل',
  dropHere: 'فایل را اینجا رها کنید، بچسبانید یا برگزینید',
  uploading: (percent: number) => `${toPersianDigits(percent)}٪`,
  cancelUpload: (name: string) => `لغو بارگذاری ${name}`,
  dismissUpload: (name: string) => `برداشتن ${name} از فهرست`,
  retryUpload: (name: string) => `ارسال دوبارهٔ ${name}`,
  uploadFailed: 'بارگذاری نشد.',
  uploaded: 'بارگذاری شد',
  notANumber: 'عدد را با رقم بنویسید.',
} as const;

export const chartTexts = {
  picture: 'نمودار',
  table: 'جدول',
  view: 'شیوهٔ نمایش',
} as const;

/** What a field is refused with when its rule has no words of its own. */
export const faultTexts = {
  tooLong: (max: number) => `بیش از ${formatNumber(max)} نویسه است؛ کوتاه‌ترش کنید.`,
  tooShort: (min: number) => `دست‌کم ${formatNumber(min)} نویسه بنویسید.`,
  wrong: 'این مقدار درست نیست.',
} as const;
