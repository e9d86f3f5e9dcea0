import { toPersianDigits } from '#kernel/fold-digits.ts';
import { formatNumber } from '#kernel/rial.ts';

/** «۴٫۶» */
export const formatTenth = (value: number): string => formatNumber(Math.round(value * 10) / 10);

/** Millions of toman from rials, with a tenth while it is small. */
export const toMillions = (rial: number): number => {
  const millions = rial / 10_000_000;
  return millions >= 100 ? Math.round(millions) : Math.round(millions * 10) / 10;
};

export const reportScreenTexts = {
  title: 'گزارش کار',
  span: (from: string, to: string) => `${from} تا ${to}`,
  previousMonth: 'ماه پیش',
  nextMonth: 'ماه بعد',
  thisMonth: 'این ماه',
  seeLate: (count: number) => `دیدن ${formatNumber(count)} دیرکرد`,
  figures: 'چکیده',
  open: 'درخواست باز',
  waitsForDesk: (count: number) => `${formatNumber(count)} منتظر ما`,
  late: 'دیرکرد',
  lateHint: 'از هدف گذشته و منتظر ما',
  noLate: 'همه در زمان خود',
  median: 'میانهٔ زمان تعمیر',
  workingDays: 'روز کاری',
  target: (days: number) => `هدف ${formatNumber(days)} روز`,
  income: (span: string) => `درآمد ${span}`,
  millions: 'میلیون تومان',
  more: (percent: number, span: string) => `${toPersianDigits(percent)}٪ بیشتر از ${span}`,
  less: (percent: number, span: string) => `${toPersianDigits(percent)}٪ کمتر از ${span}`,
  same: (span: string) => `برابر با ${span}`,
  satisfaction: 'خرسندی',
  outOfFive: 'از ۵',
  answers: (count: number) => `${formatNumber(count)} پاسخ`,
  none: '—',
  openTitle: 'درخواست‌های باز',
  openHint: 'روز کاری در این وضعیت',
  openRegistered: (span: string) => `ثبت‌شده از ${span}`,
  openCell: (status: string, age: string, count: number) =>
    `${status}، ${age}: ${formatNumber(count)} درخواست`,
  openCaption: 'درخواست‌های باز به وضعیت و سن؛ هر عدد ردیف‌های خود را باز می‌کند',
  total: 'جمع',
  turnaroundTitle: 'زمان تعمیر',
  turnaroundHint: 'روز کاری، ۱۲ ماه',
  medianShort: 'میانه',
  nineInTenShort: 'نه از ده',
  targetLine: (days: number) => `هدف: ${formatNumber(days)} روز`,
  overdueTitle: 'دیرکردها',
  overdueHint: 'نوبت‌های ما در هر گام',
  incomeTitle: 'درآمد',
  incomeHint: 'میلیون تومان',
  incomeTableHint: 'ریال',
  surveyTitle: 'نظرسنجی',
  surveyMean: (count: number) => `میانگین ${formatNumber(count)} پاسخ`,
  withoutStars: (count: number) => `${formatNumber(count)} نظر بدون امتیاز`,
  noSurvey: 'در این بازه نظری نیامده است.',
  stars: (count: number) => `امتیاز ${toPersianDigits(count)}`,
  request: 'درخواست',
  moreWords: (count: number) => `${formatNumber(count)} نظر دیگر در جدول`,
  failuresTitle: 'دستگاه‌های پرتعمیر',
  causesHint: 'گزارش‌های صادرشده، ۱۲ ماه',
  noCauses: 'در این ۱۲ ماه گزارشی صادر نشده است.',
  failuresHint: 'در هر ۱۰۰ دستگاه',
  serials: 'سریال‌هایی که بیش از یک بار آمده‌اند',
  noFailures: 'در ۱۲ ماه گذشته تعمیری نبوده است.',
  undeliveredTitle: 'پیامک‌های نرسیده',
  undeliveredHint: '۳۰ روز گذشته',
  noUndelivered: 'در ۳۰ روز گذشته پیامک نرسیده‌ای نبوده است.',
  sendAgain: 'ارسال دوباره',
  messageGone: 'این پیامک دیگر در درخواست نیست.',
  of: 'از',
  openLate: (count: number) => `${formatNumber(count)} درخواست باز دیرکرد دارد`,
  nothingOpen: 'درخواست بازی نیست.',
} as const;
