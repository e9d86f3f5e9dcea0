import { readStatus, type StatusId } from '../repair/statuses.ts';

/** What the gateway's numbers mean, in words for staff. */
const codeWords: Readonly<Record<number, string>> = {
  100: 'پرداخت تأیید شد.',
  101: 'پرداخت پیش‌تر تأیید شده است.',
  [-9]: 'درخواست ما را درست نخواند.',
  [-10]: 'شناسهٔ پذیرنده یا نشانی سرور ما را نپذیرفت.',
  [-11]: 'درگاه ما فعال نیست.',
  [-12]: 'تعداد پرسش‌ها در زمان کوتاه زیاد بود.',
  [-13]: 'درگاه به سقف تراکنش رسیده است.',
  [-15]: 'درگاه ما معلق شده است.',
  [-16]: 'سطح پذیرنده برای این کار کافی نیست.',
  [-17]: 'سطح پذیرنده برای این کار کافی نیست.',
  [-50]: 'مبلغ پرداخت‌شده با مبلغ ما یکی نیست.',
  [-51]: 'پولی پرداخت نشده است.',
  [-52]: 'خطای ناشناخته نزد درگاه.',
  [-53]: 'این پرداخت از پذیرندهٔ دیگری است.',
  [-54]: 'چنین پرداختی نزد درگاه نیست.',
  [-55]: 'چنین پرداختی نزد درگاه پیدا نشد.',
};

const outcomeWords: Readonly<Record<string, string>> = {
  paid: 'پرداخت شده است.',
  alreadyPaid: 'پرداخت پیش‌تر تأیید شده است.',
  verified: 'پرداخت و تأیید شده است.',
  inBank: 'پرداخت‌کننده هنوز در صفحهٔ بانک است.',
  notPaid: 'پولی پرداخت نشده است.',
  failed: 'پرداخت ناموفق بوده است.',
  reversed: 'مبلغ به پرداخت‌کننده بازگشته است.',
  amountMismatch: 'مبلغ پرداخت‌شده با مبلغ ما یکی نیست.',
  foreign: 'این پرداخت از پذیرندهٔ دیگری است.',
  notFound: 'چنین پرداختی نزد درگاه پیدا نشد.',
  invalidAuthority: 'چنین پرداختی نزد درگاه نیست.',
  configuration: 'تنظیم‌های درگاه ما را نپذیرفت.',
  retryLater: 'گفت بعداً پرسیده شود.',
  unknown: 'پاسخی خوانا نداد.',
};

/** The gateway's answer in Persian. */
export const writeBankWords = ({
  vendorCode,
  outcome,
}: {
  vendorCode?: number | undefined;
  outcome: string;
}): string =>
  (vendorCode === undefined ? undefined : codeWords[vendorCode]) ??
  outcomeWords[outcome] ??
  'پاسخی خوانا نداد.';

const reasonWords = {
  'the gateway knows another payment under this authority':
    'بانک زیر این شناسه پرداخت دیگری می‌شناسد؛ پذیرنده یا مبلغ یکی نیست.',
  'configuration: the gateway refuses our settings': 'بانک تنظیم‌های درگاه ما را نپذیرفت.',
  'no clear answer within 72 hours': 'در ۷۲ ساعت پاسخ روشنی از بانک نیامد.',
  'the reference number is another payment’s': 'شمارهٔ مرجع این پرداخت برای پرداخت دیگری ثبت است.',
  'the invoice was already paid': 'این فاکتور پیش‌تر پرداخت شده بود؛ مبلغ باید بازگردانده شود.',
  'the invoice was withdrawn': 'پیش از رسیدن پول، فاکتور باطل شده بود.',
  // Rows of 0.1.0 alone have this one.
  'the amount of the invoice has changed': 'پیش از رسیدن پول، مبلغ فاکتور تغییر کرده بود.',
  'less than this remained': 'هنگام رسیدن پول، کمتر از این مانده بود؛ همهٔ مبلغ باید بازگردانده شود.',
  'the gateway took no money': 'بانک پولی نگرفت.',
  'never paid at the bank': 'در صفحهٔ بانک پرداختی انجام نشد.',
  'cut off while it began': 'آغاز پرداخت نیمه‌کاره ماند.',
} as const;

/** Why the portal has ended a payment, or lets it wait for a person, as it is stored. */
export type PaymentReason =
  | keyof typeof reasonWords
  | `the request stands at ${number}`
  | `the gateway gave no authority: ${string}`;

/** Begins the reason of a payment that a person has closed; their words follow. */
export const closedByDesk = 'closed by the desk: ';
const noAuthority = 'the gateway gave no authority: ';
const standsAt = /^the request stands at (\d+)$/;

/** Why a payment stands where it does. What has no Persian words is left out. */
export const writePaymentReason = (reason: string): string => {
  const known = (reasonWords as Readonly<Record<string, string>>)[reason];
  if (known) return known;
  if (reason.startsWith(closedByDesk)) return `همکار بررسی را بست: ${reason.slice(closedByDesk.length)}`;
  if (reason.startsWith(noAuthority))
    return `بانک پرداخت را آغاز نکرد: ${writeBankWords({ outcome: reason.slice(noAuthority.length) })}`;
  const status = standsAt.exec(reason)?.[1];
  if (status === undefined) return '';
  return `هنگام رسیدن پول، درخواست در وضعیت «${readStatus(Number(status) as StatusId).title}» بود.`;
};
