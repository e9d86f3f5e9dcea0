import { AppError, type AppErrorCode } from '#kernel/app-error.ts';
import { isolateCode } from '#kernel/isolate-code.ts';

/** What a refusal carries beside its reason. */
type ServiceReportFacts = {
  /** The device that a part is fitted in now. */
  serialNumber?: string;
  part?: string;
  /** The one field that the sentence belongs to. */
  field?: string;
  /** A sentence beside each field that is missing or wrong. */
  fields?: Record<string, string>;
  rev?: number;
  savedBy?: string;
  current?: unknown;
  /** Why the stored draft, when it is a correction, is made. */
  currentReason?: string;
  yours?: unknown;
};

const reasons = {
  'report-not-here': [
    'conflict',
    () => 'گزارش سرویس از دریافت دستگاه تا پرداخت نوشته می‌شود و در تعمیر در محل از پذیرش درخواست.',
  ],
  'report-stale': [
    'conflict',
    ({ savedBy }) => `${savedBy} این گزارش را در این فاصله تغییر داده است. هر دو متن را ببینید و برگزینید.`,
  ],
  'report-missing': ['conflict', () => 'هنوز گزارشی نوشته نشده است.'],
  'report-incomplete': ['invalid_input', () => 'گزارش کامل نیست. فیلدهای نشان‌شده را پر کنید.'],
  'correction-reason': ['invalid_input', () => 'دلیل اصلاح را بنویسید.'],
  'readings-need-manager': [
    'forbidden',
    () => 'اندازه‌ای بیرون از حد است. دوباره اندازه بگیرید یا گزارش را برای تأیید مدیر بفرستید.',
  ],
  'override-reason': ['invalid_input', () => 'برای صدور با اندازه‌های بیرون از حد، دلیل را بنویسید.'],
  'part-elsewhere': [
    'conflict',
    ({ part, serialNumber }) =>
      `قطعهٔ ${isolateCode(part ?? '')} اکنون در دستگاه ${isolateCode(serialNumber ?? '')} است. نخست آنجا برداشتنش را ثبت کنید.`,
  ],
  'part-twice': ['invalid_input', ({ part }) => `سریال ${isolateCode(part ?? '')} دو بار نوشته شده است.`],
} as const satisfies Record<string, readonly [AppErrorCode, (facts: ServiceReportFacts) => string]>;

/**
 * A refusal about a service report, to be thrown: a code, a reason and the sentence that staff read.
 *
 * @example throw serviceReportRefusal('report-not-here');
 */
export const serviceReportRefusal = (
  reason: keyof typeof reasons,
  { field, ...facts }: ServiceReportFacts = {},
): AppError => {
  const [code, write] = reasons[reason];
  const text = write(facts);
  const fields = field === undefined ? {} : { fields: { [field]: text } };
  return new AppError(code, { message: reason, details: { reason, ...facts, ...fields, text } });
};

/** What stands beside a field of a report that cannot be released yet. */
export const reportFieldTexts = {
  finding: 'یافته را بنویسید.',
  work: 'کار انجام‌شده را بنویسید.',
  result: 'نتیجه را برگزینید.',
  technicianId: 'کارشناس را برگزینید.',
  'not-a-number': 'فقط عدد بنویسید، مانند ۳۷٫۵.',
  'too-many-decimals': 'رقم‌های اعشار بیش از اندازه است.',
  'too-large': 'این عدد بیش از اندازه بزرگ است.',
} as const;
