import { AppError, type AppErrorCode } from '#kernel/app-error.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { isolateCode } from '#kernel/isolate-code.ts';
import { formatJalaliDate, formatTehranTime } from '#kernel/jalali.ts';
import { formatNumber } from '#kernel/rial.ts';
import { deskPhotoLimits } from '../repair/limits.ts';
import type { OfferedMove } from '../repair/moves.ts';
import { readStatus, type StatusId } from '../repair/statuses.ts';
import { noSmsTexts } from './no-sms-reasons.ts';

/** Where the desk can take a request from here, and how. */
export type DeskMove = { to: StatusId; kind: OfferedMove['kind']; needsReason: boolean };

/** What a refusal carries beside its reason; a screen and the command line word it themselves. */
export type DeskFacts = {
  statusId?: StatusId;
  allowedMoves?: readonly DeskMove[];
  traceNumber?: string;
  /** The field the sentence belongs to. */
  field?: string;
  changedAt?: string;
  changedBy?: string;
  repairInPlace?: boolean;
  isReturnedUnrepaired?: boolean;
  amountRial?: number;
  since?: string;
  day?: string;
  percent?: number;
  retryAt?: string;
  paymentState?: string;
  /** Day and window in words. */
  time?: string;
  /** What was edited meanwhile, for the form that shows both. */
  now?: unknown;
};

const reasons = {
  'unknown-request': ['not_found', () => 'درخواستی با این شماره پیگیری پیدا نشد.'],
  'move-not-allowed': ['conflict', () => 'این درخواست از وضعیت کنونی به آنجا نمی‌رود. صفحه را تازه کنید.'],
  'moved-meanwhile': [
    'conflict',
    ({ changedAt, statusId, changedBy, repairInPlace, isReturnedUnrepaired }) =>
      `وضعیت این درخواست ساعت ${formatTehranTime(changedAt ?? '')} به «${
        readStatus(statusId ?? 0, repairInPlace, isReturnedUnrepaired).title
      }» تغییر کرد (${changedBy}).`,
  ],
  'reason-needed': ['invalid_input', () => 'دلیل را در ۲ تا ۵۰۰ نویسه بنویسید؛ مشتری آن را می‌بیند.'],
  'not-a-move': [
    'invalid_input',
    () => 'صدور فاکتور و ثبت پرداخت از بخش خودشان انجام می‌شود، نه با جابه‌جایی وضعیت.',
  ],
  'parcel-needed': [
    'invalid_input',
    () => 'شرکت حمل و شمارهٔ مرسوله (۴ تا ۴۰ حرف و رقم لاتین) را بنویسید یا «تحویل حضوری» را برگزینید.',
  ],
  'parcel-number': ['invalid_input', () => 'شمارهٔ مرسوله ۴ تا ۴۰ حرف و رقم لاتین است.'],
  'declaration-missing': [
    'conflict',
    () => 'اظهارنامهٔ آلودگی‌زدایی ثبت نشده است. برای دریافت بدون آن، یک بار دیگر تأیید کنید.',
  ],
  'report-needed': ['conflict', () => 'گزارش سرویس این دستگاه هنوز صادر نشده است؛ بدون آن فرستاده نمی‌شود.'],
  'payment-open': ['conflict', () => 'نتیجهٔ پرداخت اینترنتی این درخواست هنوز روشن نیست.'],
  'payment-begun': [
    'conflict',
    ({ since }) =>
      `مشتری ساعت ${formatTehranTime(since ?? '')} برای پرداخت به درگاه بانک رفته است؛ پرداخت دستی تا ۱۵ دقیقه پس از آن ثبت نمی‌شود.`,
  ],
  'unknown-device': ['not_found', () => 'دستگاهی با این شماره سریال ثبت نشده است؛ مشخصات آن را هم بنویسید.'],
  'open-request': [
    'conflict',
    ({ traceNumber }) => `برای این دستگاه درخواست ${isolateCode(traceNumber ?? '')} باز است.`,
  ],
  'not-here': ['invalid_input', () => 'برای تعمیر در محل، دستگاه نزد مشتری می‌ماند.'],
  'bad-phone': ['invalid_input', () => 'شمارهٔ تلفن را با پیش‌شماره بنویسید؛ مانند 02188990022.'],
  'newer-request': ['conflict', () => 'برای این دستگاه درخواست تازه‌تری باز است.'],
  'paid-online': ['conflict', () => 'این فاکتور اینترنتی پرداخت شده است؛ نخست مبلغ را بازگردانید.'],
  'not-of-desk': ['invalid_input', () => 'این همکار به درخواست‌های تعمیر دسترسی ندارد.'],
  'undo-too-late': ['conflict', () => 'دیگر نمی‌توان این کار را برگرداند؛ با «یک گام به عقب» ادامه دهید.'],
  'estimate-not-here': ['conflict', () => 'برآورد هزینه در این وضعیت فرستاده نمی‌شود.'],
  'estimate-waits': ['conflict', () => 'مشتری هنوز به برآورد پاسخ نداده است.'],
  'estimate-declined': ['conflict', () => 'مشتری برآورد را نپذیرفته است؛ برآورد تازه‌ای بفرستید.'],
  'estimate-answered': [
    'conflict',
    () => 'پاسخ شما پیش‌تر ثبت شده است؛ برای تغییر آن با پشتیبانی تماس بگیرید.',
  ],
  'estimate-replaced': ['conflict', () => 'برآورد تازه‌تری فرستاده شده است؛ صفحه را تازه کنید.'],
  'above-estimate': [
    'invalid_input',
    ({ amountRial }) =>
      `مبلغ فاکتور ${formatNumber(amountRial ?? 0)} ریال بیشتر از برآورد پذیرفته‌شده است. دلیل را بنویسید؛ مشتری آن را می‌بیند.`,
  ],
  'no-lines': ['invalid_input', () => 'دست‌کم یک ردیف بنویسید.'],
  'bad-title': ['invalid_input', () => 'شرح را در ۲ تا ۲۰۰ نویسه بنویسید.'],
  'bad-quantity': ['invalid_input', () => 'تعداد را از ۱ تا ۹۹۹ بنویسید.'],
  'bad-price': ['invalid_input', () => 'قیمت را به ریال و تا ۹۹٬۹۹۹٬۹۹۹٬۹۹۹ بنویسید.'],
  'discount-above-sum': ['invalid_input', () => 'تخفیف از جمع فاکتور بیشتر است.'],
  'bad-payable': [
    'invalid_input',
    () => 'مبلغ قابل پرداخت باید صفر یا از ۱۰٬۰۰۰ تا ۹۹٬۹۹۹٬۹۹۹٬۹۹۹ ریال باشد.',
  ],
  'warranty-over': [
    'forbidden',
    ({ day }) => `گارانتی این دستگاه در ${formatJalaliDate(day ?? '')} پایان یافته است.`,
  ],
  'warranty-unknown': ['forbidden', () => 'پایان گارانتی این دستگاه ثبت نشده است.'],
  'discount-needs-manager': [
    'forbidden',
    ({ percent }) =>
      `این دستگاه گارانتی ندارد؛ تخفیف بیش از ${toPersianDigits(percent ?? 0)} درصد را تنها مدیر می‌دهد.`,
  ],
  'not-due': ['conflict', () => 'این درخواست فاکتوری در انتظار پرداخت ندارد.'],
  'wrong-amount': [
    'invalid_input',
    ({ amountRial }) =>
      `مانده ${formatNumber(amountRial ?? 0)} ریال است؛ همهٔ آن یا بخشی را بنویسید که خودش و باقی‌اش هر یک دست‌کم ۱۰٬۰۰۰ ریال باشد.`,
  ],
  'too-many-payments': ['conflict', () => 'هر درخواست حداکثر ۵۰ پرداخت دارد.'],
  'payment-needed': ['conflict', () => 'بگویید کدام پرداخت خط می‌خورد؛ پس از آن باید چیزی برای پرداخت بماند.'],
  'credit-left': [
    'conflict',
    ({ amountRial }) =>
      `${formatNumber(amountRial ?? 0)} ریال از مشتری نزد ماست؛ نخست آن را بازگردانید یا فاکتور تازه صادر کنید.`,
  ],
  'money-returned': ['conflict', () => 'مبلغ این پرداخت پیش‌تر به مشتری بازگردانده شده است و خط نمی‌خورد.'],
  'payment-returned': [
    'conflict',
    ({ amountRial }) =>
      `مبلغی از این فاکتور به مشتری بازگردانده شده و ${formatNumber(amountRial ?? 0)} ریال آن پرداخت‌نشده است. پیش از فرستادن دستگاه، یک گام به عقب بروید تا دوباره پرداخت شود.`,
  ],
  'no-credit': ['conflict', () => 'این درخواست مبلغی برای بازگرداندن ندارد.'],
  'reference-needed': ['invalid_input', () => 'شمارهٔ مرجع را بنویسید.'],
  'bad-reference': ['invalid_input', () => 'شمارهٔ مرجع ۴ تا ۳۰ حرف یا رقم است.'],
  'reference-used': [
    'conflict',
    ({ traceNumber }) => `این شمارهٔ مرجع برای درخواست ${traceNumber} ثبت شده است.`,
  ],
  'unknown-payment': ['not_found', () => 'این پرداخت پیدا نشد.'],
  'not-in-review': ['conflict', () => 'این پرداخت دیگر در بررسی نیست. صفحه را تازه کنید.'],
  'bank-silent': ['unavailable', () => 'بانک پاسخ نداد؛ چیزی تغییر نکرد.'],
  'not-refundable': ['conflict', () => 'این پرداخت بازگرداندنی نیست.'],
  'already-refunded': [
    'conflict',
    ({ day }) => `بازگرداندن این مبلغ پیش‌تر در ${formatJalaliDate(day ?? '')} ثبت شده است.`,
  ],
  'bad-refund-day': ['invalid_input', () => 'روزی میان روز پرداخت و امروز را بنویسید.'],
  'payment-in-hand': ['conflict', () => 'هم‌اکنون از بانک پرسیده می‌شود. چند ثانیهٔ دیگر دوباره ببینید.'],
  'not-askable': ['conflict', () => 'این پرداخت پایان یافته است و دیگر پرسیده نمی‌شود.'],
  'unknown-message': ['not_found', () => 'این پیامک پیدا نشد.'],
  'no-mobile': ['conflict', () => noSmsTexts['no-mobile']],
  'former-owner': ['conflict', () => noSmsTexts['former-owner']],
  'too-many-messages': [
    'too_many',
    ({ retryAt }) =>
      `برای این درخواست در ۲۴ ساعت گذشته ۳ پیامک دوباره فرستاده شده است؛ از ساعت ${formatTehranTime(retryAt ?? '')} دوباره می‌شود.`,
  ],
  'too-many-notes': [
    'too_many',
    ({ retryAt }) =>
      `برای این درخواست در ۲۴ ساعت گذشته ۱۰ یادداشت و پیامک دوباره فرستاده شده است؛ از ساعت ${formatTehranTime(retryAt ?? '')} دوباره می‌شود. یادداشت بدون پیامک ثبت می‌شود.`,
  ],
  'too-many-estimates': [
    'too_many',
    ({ retryAt }) =>
      `برای این درخواست در ۲۴ ساعت گذشته ۵ برآورد فرستاده شده است؛ از ساعت ${formatTehranTime(retryAt ?? '')} دوباره می‌شود.`,
  ],
  'too-many-photos': [
    'conflict',
    () => `هر درخواست حداکثر ${toPersianDigits(deskPhotoLimits.max)} عکس دارد.`,
  ],
  'photo-not-kept': [
    'unavailable',
    () => 'عکس ذخیره نشد. چند دقیقهٔ دیگر دوباره بفرستید؛ درخواست و عکس‌های پیشین محفوظ است.',
  ],
  'not-a-picture': ['unsupported_type', () => 'این فایل تصویر نیست یا بیش از اندازه بزرگ است.'],
  'unknown-photo': ['not_found', () => 'این عکس پیدا نشد.'],
  'visit-not-in-place': ['conflict', () => 'بازدید برای تعمیر در محل است؛ این دستگاه به شرکت می‌آید.'],
  'visit-closed': ['conflict', () => 'کار این درخواست پایان یافته است؛ بازدیدی برای آن تعیین نمی‌شود.'],
  'visit-window': ['invalid_input', () => 'پایان بازدید باید پس از آغاز آن و در همان روز باشد.'],
  'visit-past': ['invalid_input', () => 'این زمان گذشته است؛ زمانی در آینده برگزینید.'],
  'visit-technician': ['invalid_input', () => 'این همکار کارشناس فنی نیست یا حسابش غیرفعال است.'],
  'visit-overlaps': [
    'conflict',
    ({ traceNumber, time }) =>
      `این کارشناس در همان زمان بازدید دیگری دارد: درخواست ${isolateCode(traceNumber ?? '')}، ${time}. برای ثبت با این همه، یک بار دیگر تأیید کنید.`,
  ],
  'visit-changed': [
    'conflict',
    ({ changedBy }) => `${changedBy} زمان این بازدید را در این فاصله تغییر داد. زمان تازه را ببینید.`,
  ],
  'visit-missing': ['conflict', () => 'برای این درخواست بازدیدی تعیین نشده است.'],
  'code-used': ['conflict', () => 'این کد پیش‌تر در فهرست قیمت ثبت شده است.'],
  'edited-meanwhile': ['conflict', () => 'این مورد در این فاصله تغییر کرده است. صفحه را تازه کنید.'],
  'unknown-price': ['not_found', () => 'این ردیف در فهرست قیمت نیست.'],
} as const satisfies Record<string, readonly [AppErrorCode, (facts: DeskFacts) => string]>;

export type DeskReason = keyof typeof reasons;

/**
 * A refusal of the desk's work, to be thrown: a code to decide by, a reason, what is allowed instead, and the
 * sentence that staff read.
 *
 * @example throw deskRefusal('reason-needed', { field: 'reason' });
 */
export const deskRefusal = (
  reason: DeskReason,
  facts: DeskFacts = {},
  options: { retryAfterSeconds?: number } = {},
): AppError => {
  const [code, write] = reasons[reason];
  const text = write(facts);
  const fields = facts.field === undefined ? {} : { fields: { [facts.field]: text } };
  return new AppError(code, { message: reason, details: { reason, ...facts, ...fields, text }, ...options });
};

/** The reason and the facts of a refusal of the desk. */
export const parseDeskRefusal = (error: unknown): ({ reason: DeskReason } & DeskFacts) | undefined => {
  const details = error instanceof AppError ? error.details : undefined;
  const reason = details?.reason;
  return typeof reason === 'string' && Object.hasOwn(reasons, reason)
    ? ({ ...details, reason } as { reason: DeskReason } & DeskFacts)
    : undefined;
};
