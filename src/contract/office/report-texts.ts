import { toPersianDigits } from '#kernel/fold-digits.ts';
import { jalaliMonthNames } from '#kernel/jalali.ts';

/** Words of the reports that the server uses too: refusals and the heads of exported tables. */
export const reportTexts = {
  tooLong: 'بازهٔ گزارش حداکثر ۵ سال است؛ بازهٔ کوتاه‌تری برگزینید.',
  tooSlow: 'گزارش آماده نشد؛ بازهٔ کوتاه‌تری برگزینید.',
  titles: {
    open: 'درخواست‌های باز',
    turnaround: 'زمان تعمیر',
    overdue: 'دیرکردها',
    income: 'درآمد',
    survey: 'نظرسنجی',
    failures: 'دستگاه‌های پرتعمیر',
    causes: 'علت‌ها',
    undelivered: 'پیامک‌های نرسیده',
  },
  ages: ['۰ تا ۲ روز', '۳ تا ۵ روز', '۶ تا ۱۰ روز', 'بیش از ۱۰ روز'],
  steps: {
    registered: 'ثبت شده',
    visit: 'بازدید در محل',
    received: 'دریافت تا فاکتور',
    paid: 'پرداخت تا ارسال',
  },
  heads: {
    status: 'وضعیت',
    total: 'جمع',
    month: 'ماه',
    repaired: 'تعمیرشده',
    median: 'میانه (روز کاری)',
    nineInTen: '۹ از ۱۰ (روز کاری)',
    cancelled: 'لغوشده',
    unrepaired: 'بدون تعمیر',
    step: 'گام',
    target: 'هدف (روز کاری)',
    onTime: 'به‌موقع',
    late: 'دیرکرد',
    openOnTime: 'باز و به‌موقع',
    openLate: 'باز و دیرکرد',
    day: 'روز',
    rating: 'امتیاز',
    words: 'نظر',
    centre: 'مرکز',
    product: 'محصول',
    cause: 'علت',
    trace: 'شماره پیگیری',
    serial: 'شماره سریال',
    sold: 'فروخته‌شده',
    repairs: 'تعمیر',
    per100: 'تعمیر در هر ۱۰۰ دستگاه',
    mark: 'نشان',
    at: 'زمان',
    message: 'پیامک',
    state: 'حالت',
    reason: 'دلیل',
    count: 'تعداد',
  },
  repeated: 'خرابی تکراری',
  repeatedCause: '۳ بار در ۹۰ روز',
  noCause: 'علت ثبت نشده',
  withoutStars: 'بدون امتیاز',
  smsStates: { undelivered: 'نرسید', unknown: 'نامعلوم' },
} as const;

export const ageBounds = [
  { from: 0, to: 2 },
  { from: 3, to: 5 },
  { from: 6, to: 10 },
  { from: 11, to: undefined },
] as const;

/** «آبان ۱۴۰۵» */
export const nameMonth = ({ year, month }: { year: number; month: number }): string =>
  `${jalaliMonthNames[month - 1]} ${toPersianDigits(year)}`;
