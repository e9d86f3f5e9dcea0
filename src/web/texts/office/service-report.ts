import { toPersianDigits } from '#kernel/fold-digits.ts';
import { reportTexts } from '../service-report.ts';

/** The service report: its form at the bench and its released versions. */
export const serviceReportTexts = {
  ...reportTexts,
  draft: (version: number) => `نسخهٔ ${toPersianDigits(version)}، پیش‌نویس`,
  released: (version: number) => `نسخهٔ ${toPersianDigits(version)}، صادرشده`,
  releasedLine: 'تغییر نمی‌کند؛ اصلاح فقط با نسخهٔ تازه و دلیل',
  save: { saved: 'ذخیره شد', waiting: 'در حال نوشتن…', saving: 'در حال ذخیره…', failed: 'ذخیره نشد' },
  offline: 'شبکه در دسترس نیست. نوشتهٔ شما در همین دستگاه می‌ماند و با برگشتن شبکه یک بار فرستاده می‌شود.',
  noCause: 'برگزیده نشده',
  done: (done: number, all: number) => `${toPersianDigits(done)} از ${toPersianDigits(all)}`,
  workNote: 'توضیح کار',
  noParts: 'قطعه‌ای عوض نشده است.',
  part: (at: number) => `قطعهٔ ${toPersianDigits(at)}`,
  addPart: 'افزودن قطعه',
  removePart: (name: string) => `برداشتن ${name} از گزارش`,
  code: 'کد',
  noReadings: 'این دستگاه فهرست بازبینی ندارد.',
  outside: (count: number) => `${toPersianDigits(count)} اندازه بیرون از حد است.`,
  outsideAdvice: 'دوباره اندازه بگیرید، یا گزارش را برای تأیید مدیر بفرستید.',
  release: (version: number) => `صدور نسخهٔ ${toPersianDigits(version)}`,
  afterRelease: 'پس از صدور، مشتری این نسخه را در پورتال می‌بیند.',
  askApproval: 'فرستادن برای تأیید مدیر',
  asked: (name: string) => `${name} صدور این گزارش را از مدیر خواسته است.`,
  overrideTitle: 'صدور با اندازه‌های بیرون از حد',
  overrideReason: 'دلیل صدور',
  releasedNow: 'گزارش صادر شد.',
  askedNow: 'گزارش برای تأیید مدیر فرستاده شد.',
  correct: 'اصلاح با نسخهٔ تازه',
  notHere: 'گزارش سرویس از دریافت دستگاه تا پرداخت نوشته می‌شود.',
  nothing: 'هنوز گزارشی صادر نشده است.',
  toEstimate: 'بردن قطعه‌ها به برآورد',
  toRequest: 'صفحهٔ درخواست',
} as const;

/** The bench: requests as technicians see them. */
export const benchTexts = {
  mine: 'کارهای من',
  nobody: 'بی‌مسئول',
  all: 'همه',
  search: 'شماره پیگیری، سریال یا نام دستگاه',
  none: 'کاری در این فهرست نیست.',
  fault: 'شرح خرابی',
  arrival: 'هنگام دریافت',
  notArrived: 'دستگاه هنوز دریافت نشده است.',
  notes: 'یادداشت همکاران',
  noNotes: 'یادداشتی نیست.',
  receive: 'ثبت دریافت دستگاه',
  received: 'دریافت دستگاه ثبت شد.',
  report: 'گزارش سرویس',
} as const;
