import { AppError, type AppErrorCode } from '#kernel/app-error.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { listKeys } from '#kernel/list-keys.ts';

/**
 * The refusals of the repair API as sentences for the person: what happened and what to do. Wrong, expired and used
 * codes read the same on purpose.
 */
const reasons = {
  'missing-serial': ['invalid_input', 'لطفاً شماره سریال دستگاه و مرکز را وارد کنید'],
  'malformed-code': ['invalid_input', 'لطفاً کد ۶ رقمی را به‌درستی وارد کنید'],
  'malformed-description': ['invalid_input', 'لطفاً شرح خرابی دستگاه را حداقل در ۲۰ نویسه وارد کنید'],
  'long-description': ['invalid_input', 'شرح خرابی حداکثر ۵۰۰ نویسه است.'],
  'malformed-address': ['invalid_input', 'لطفاً نشانی را کامل وارد کنید؛ ۱۰ تا ۵۰۰ نویسه.'],
  'malformed-note': ['invalid_input', 'لطفاً یادداشت را در ۲ تا ۵۰۰ نویسه بنویسید.'],
  'malformed-survey': ['invalid_input', 'متن نظر حداکثر ۲۰۰۰ نویسه و امتیاز از ۱ تا ۵ است.'],
  'short-phrase': ['invalid_input', 'برای جست‌وجوی مرکز دست‌کم ۳ حرف بنویسید.'],
  'unknown-centre': ['invalid_input', 'این مرکز شناخته نشد. آن را دوباره از فهرست انتخاب کنید.'],
  'malformed-name': ['invalid_input', 'نام و نام خانوادگی را کامل بنویسید؛ دست‌کم ۴ حرف.'],
  'malformed-carrier': ['invalid_input', 'نام شرکت حمل را بنویسید.'],
  'malformed-parcel': ['invalid_input', 'شمارهٔ مرسوله را درست بنویسید؛ ۴ تا ۴۰ حرف و رقم لاتین.'],
  'not-a-picture': ['unsupported_type', 'این فایل تصویر نیست یا بیش از اندازه بزرگ است.'],
  'estimate-answered': ['conflict', 'پاسخ شما پیش‌تر ثبت شده است؛ برای تغییر آن با پشتیبانی تماس بگیرید.'],
  'estimate-replaced': ['conflict', 'برآورد تازه‌تری فرستاده شده است؛ آن را ببینید و پاسخ دهید.'],
  'photo-not-kept': [
    'unavailable',
    'عکس ذخیره نشد. چند دقیقهٔ دیگر همین عکس را دوباره بفرستید؛ درخواست و عکس‌های پیشین شما محفوظ است.',
  ],
  'enough-photos': ['conflict', 'برای هر درخواست حداکثر ۵ عکس پذیرفته می‌شود.'],
  'unknown-device': [
    'not_found',
    'دستگاهی با این شماره سریال پیدا نشد. شماره را از روی برچسب دستگاه بخوانید یا با پشتیبانی تماس بگیرید.',
  ],
  'unknown-trace': [
    'not_found',
    'درخواستی با این شماره پیگیری پیدا نشد. شماره را از پیامک ثبت درخواست بخوانید یا با شماره سریال جست‌وجو کنید.',
  ],
  'unknown-request': ['not_found', 'این درخواست پیدا نشد. صفحه را تازه کنید.'],
  'no-mobile': [
    'conflict',
    'برای این دستگاه شمارهٔ همراهی ثبت نشده است. برای ثبت شماره با پشتیبانی تماس بگیرید.',
  ],
  'wrong-code': ['invalid_input', 'کد درست نیست یا مهلت آن گذشته است. کد آخرین پیامک را وارد کنید.'],
  'too-many-tries': ['too_many', 'تعداد تلاش‌ها از اندازه گذشت و این کد باطل شد. لطفاً کد تازه بگیرید.'],
  wait: ['too_many', 'لطفاً {wait} دیگر دوباره تلاش کنید.'],
  'messages-spent': [
    'too_many',
    'کدهای تأیید به اندازهٔ مجاز فرستاده شده است. {wait} دیگر دوباره تلاش کنید یا با پشتیبانی تماس بگیرید.',
  ],
  'sms-failed': [
    'unavailable',
    'ارسال پیامک اکنون ممکن نیست. چند دقیقهٔ دیگر دوباره تلاش کنید یا با پشتیبانی تماس بگیرید.',
  ],
  'no-session': ['unauthorised', 'زمان این نشست تمام شده است. برای ادامه، دوباره کد تأیید بگیرید.'],
  'not-yours': ['unauthorised', 'این دستگاه دیگر در فهرست شما نیست. فهرست دستگاه‌ها را تازه کنید.'],
  'missing-mobile': ['invalid_input', 'شمارهٔ همراه را درست بنویسید؛ با ۰۹ آغاز می‌شود و ۱۱ رقم دارد.'],
  'other-device': ['forbidden', 'کد تأیید شما برای دستگاه دیگری است. این دستگاه را جداگانه جست‌وجو کنید.'],
  'open-request': [
    'conflict',
    'برای این دستگاه درخواست بازی در جریان است و تا پایان آن درخواست تازه‌ای ثبت نمی‌شود.',
  ],
  'no-open-request': ['conflict', 'برای این دستگاه درخواست بازی در جریان نیست. صفحه را تازه کنید.'],
  'too-late': ['conflict', 'درخواست از این مرحله گذشته است و دیگر این کار ممکن نیست. صفحه را تازه کنید.'],
  'too-early': ['conflict', 'درخواست هنوز به این مرحله نرسیده است. صفحه را تازه کنید.'],
  'already-paid': ['conflict', 'این فاکتور پرداخت شده است. صفحه را تازه کنید.'],
  'not-payable-online': [
    'conflict',
    'این مبلغ از راه درگاه پرداخت نمی‌شود. برای پرداخت با پشتیبانی تماس بگیرید.',
  ],
  'wrong-part': [
    'invalid_input',
    'این مبلغ پرداختنی نیست: تا سقف درگاه همهٔ مانده و بالاتر از آن بخشی از ۱۰٬۰۰۰ ریال تا سقف پرداخت می‌شود. صفحه را تازه کنید.',
  ],
  'payment-held': [
    'conflict',
    'پرداخت دیگری برای این فاکتور در جریان است و مبلغ آن تا ۱۵ دقیقه کنار گذاشته می‌شود. همان را به پایان برسانید یا کمی دیگر دوباره تلاش کنید.',
  ],
  'payment-pending': [
    'conflict',
    'پرداخت پیشین شما در حال بررسی است. لطفاً دوباره پرداخت نکنید؛ نتیجه تا چند دقیقهٔ دیگر روشن می‌شود.',
  ],
  'payment-in-review': [
    'conflict',
    'پرداخت پیشین شما را کارشناسان ما بررسی می‌کنند. لطفاً دوباره پرداخت نکنید و با پشتیبانی تماس بگیرید.',
  ],
  'gateway-down': [
    'unavailable',
    'درگاه پرداخت پاسخ نمی‌دهد و مبلغی برداشت نشده است. چند دقیقهٔ دیگر دوباره تلاش کنید.',
  ],
  'unknown-payment': [
    'not_found',
    'پرداخت ناموفق بود. پرداختی با این مشخصات پیدا نشد؛ اگر مبلغی از حساب شما کم شده است، با پشتیبانی تماس بگیرید.',
  ],
} as const satisfies Record<string, readonly [AppErrorCode, string]>;

export type RepairReason = keyof typeof reasons;

const isReason = (value: unknown): value is RepairReason =>
  typeof value === 'string' && Object.hasOwn(reasons, value);

/**
 * A refusal of the repair API, to be thrown.
 *
 * @example throw repairRefusal('wait', { retryAfterSeconds: 87 });
 */
export const repairRefusal = (reason: RepairReason, options: { retryAfterSeconds?: number } = {}): AppError =>
  new AppError(reasons[reason][0], { message: reason, details: { reason }, ...options });

/** The Persian sentence for a refusal's details; undefined when they name no reason of ours. */
export const findReasonText = (details: unknown, retryAfterSeconds?: number): string | undefined => {
  const reason = (details as { reason?: unknown } | undefined)?.reason;
  if (!isReason(reason)) return undefined;
  return reasons[reason][1].replace('{wait}', writeWait(retryAfterSeconds ?? 1));
};

/**
 * A wait in words, never shorter than it is.
 *
 * @example writeWait(87) // '۸۷ ثانیهٔ'
 */
export const writeWait = (seconds: number): string => {
  if (seconds <= 120) return `${toPersianDigits(seconds)} ثانیهٔ`;
  if (seconds <= 7_200) return `${toPersianDigits(Math.ceil(seconds / 60))} دقیقهٔ`;
  return `${toPersianDigits(Math.ceil(seconds / 3_600))} ساعت`;
};

/** Every reason with its sentence. */
export const listReasons = (): { reason: RepairReason; text: string }[] =>
  listKeys(reasons).map((reason) => ({ reason, text: reasons[reason][1] }));

export const repairSuccessTexts = {
  codeSent: 'کد تأیید به شمارهٔ همراه ثبت‌شده پیامک شد.',
  codeMaybeSent: 'شاید پیامک در راه باشد؛ اگر تا یک دقیقهٔ دیگر نرسید، دوباره بخواهید.',
  codeAlreadySent: 'کد تأیید پیش‌تر برای شما پیامک شده است.',
  codeSentIfKnown: 'اگر دستگاهی با این شماره ثبت شده باشد، کد تأیید به آن پیامک می‌شود.',
  verified: 'شمارهٔ همراه شما تأیید شد.',
  registered: 'درخواست شما ثبت شد. شماره پیگیری: {n}',
  edited: 'شرح درخواست شما به‌روز شد.',
  addressSaved: 'نشانی شما ثبت شد.',
  noteSaved: 'یادداشت شما ثبت شد.',
  cancelled: 'درخواست شما لغو شد.',
  receiptConfirmed: 'دریافت دستگاه ثبت شد. سپاسگزاریم.',
  workConfirmed: 'پایان کار ثبت شد. سپاسگزاریم.',
  surveySaved: 'نظر شما ثبت شد. از همراهی شما سپاسگزاریم.',
  declared: 'اظهارنامه ثبت شد. اکنون می‌توانید برگهٔ ارسال را چاپ کنید.',
  estimateAccepted: 'پذیرش برآورد هزینه ثبت شد.',
  estimateDeclined: 'نپذیرفتن برآورد هزینه ثبت شد.',
  parcelSaved: 'شمارهٔ مرسوله ثبت شد.',
  photoSaved: 'عکس رسید.',
  signedOut: 'از نشست خود خارج شدید.',
} as const;

export const writeRegistered = (traceNumber: string): string =>
  repairSuccessTexts.registered.replace('{n}', traceNumber);
