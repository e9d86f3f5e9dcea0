import { formatNumber } from '#kernel/rial.ts';
import type { NoticeKind } from '../repair/notice-texts.ts';

/** Who did a line of the timeline, when it was nobody of the staff. */
export const timelineActors = {
  customer: 'مشتری',
  payment: 'پرداخت',
  system: 'خودکار',
  desk: 'همکاران',
} as const;

export const timelineTitles = {
  note: 'یادداشت برای مشتری',
  customerNote: 'یادداشت مشتری',
  edit: 'ویرایش شرح درخواست',
  address: 'اصلاح نشانی',
  internalNote: 'یادداشت همکاران',
  code: 'کد تأیید فرستاده شد',
  smsOf: {
    registered: 'پیامک ثبت درخواست',
    status: 'پیامک وضعیت',
    paid: 'پیامک پرداخت',
    part: 'پیامک بخشی از پرداخت',
    free: 'پیامک بدون هزینه',
    estimate: 'پیامک برآورد هزینه',
    note: 'پیامک یادداشت',
    reminder: 'پیامک یادآوری',
    visit: 'پیامک بازدید',
    link: 'پیامک پیوند پیگیری',
    summary: 'پیامک جمع‌بندی',
  } satisfies Record<NoticeKind | 'summary', string>,
  sms: 'پیامک',
} as const;

/** The states of an SMS, as staff read them. */
export const smsStateTexts = {
  queued: 'در صف',
  sent: 'فرستاده شد',
  delivered: 'رسید',
  undelivered: 'نرسید',
  unknown: 'نامعلوم',
  cancelled: 'لغو شد',
} as const;

/** Why an SMS did not arrive, or did not go by itself. */
export const smsReasonTexts: Readonly<Record<string, string>> = {
  'no-mobile': 'برای دستگاه شمارهٔ همراهی ثبت نشده است.',
  'former-owner': 'مالک دستگاه پس از این درخواست عوض شده است.',
  'number-refused': 'شماره پذیرفته نشد.',
  'no-answer': 'سرویس پیامک پاسخ نداد؛ شاید فرستاده شده باشد.',
  'gave-up': 'سرویس پیامک در همهٔ تلاش‌ها از کار افتاده بود.',
  undelivered: 'به گوشی نرسید؛ شاید خاموش یا بیرون از پوشش باشد.',
  blocked: 'گیرنده پیامک‌های این خط را بسته است.',
  failed: 'مخابرات آن را نپذیرفت.',
  cancelled: 'سرویس پیامک آن را لغو کرد.',
  summed: 'در پیامک جمع‌بندی یک ساعت.',
};

/** «پرداخت‌شده: ۶۰۰٬۰۰۰، مانده: ۴۰۰٬۰۰۰ ریال»; nothing where no part is paid. */
export const writePaidNote = (balance: { paidRial: number; remainingRial: number } | undefined): string =>
  balance
    ? `پرداخت‌شده: ${formatNumber(balance.paidRial)}، مانده: ${formatNumber(balance.remainingRial)} ریال`
    : '';

export const writeEstimateSent = (version: number, payableRial: number): string =>
  `برآورد هزینه ${formatNumber(version)}: ${formatNumber(payableRial)} ریال`;

export const writeEstimateAnswered = (isAccepted: boolean, version: number): string =>
  `برآورد ${formatNumber(version)} ${isAccepted ? 'پذیرفته شد' : 'رد شد'}`;

/** «پاسخ تلفنی؛ ثبت‌کننده: مریم» */
export const writeAnswerByPhone = (name: string): string => `پاسخ تلفنی؛ ثبت‌کننده: ${name}`;
