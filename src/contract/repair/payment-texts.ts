import { formatJalaliDate } from '#kernel/jalali.ts';
import { formatNumber } from '#kernel/rial.ts';
import type { VerifyPaymentData } from './money-entities.ts';

/** What the payer reads about a payment: how it ended, and what to do now. */
export const bankPaymentTexts: Record<VerifyPaymentData['state'], string> = {
  paid: 'پرداخت با موفقیت انجام شد.',
  failed: 'پرداخت ناموفق بود.',
  pending: 'پرداخت شما در حال بررسی است. لطفاً دوباره پرداخت نکنید.',
  review: 'پرداخت شما را کارشناسان ما بررسی می‌کنند. لطفاً دوباره پرداخت نکنید.',
  duplicate: 'این فاکتور پیش‌تر پرداخت شده بود؛ مبلغ پرداخت دوم به شما برگردانده می‌شود.',
};

/** The sentence about a payment after which something remains. */
export const writePaymentMessage = ({ state, remainingRial }: VerifyPaymentData): string =>
  state === 'paid' && remainingRial > 0
    ? `${bankPaymentTexts.paid} مانده: ${formatNumber(remainingRial)} ریال.`
    : bankPaymentTexts[state];

/** «مبلغ در ۱۵ آبان ۱۴۰۵ بازگردانده شد.» */
export const writeRefund = (day: string): string => `مبلغ در ${formatJalaliDate(day)} بازگردانده شد.`;

/** What the payment is for, as the bank's page and the gateway's panel show it. */
export const writePurpose = (traceNumber: string): string =>
  `پرداخت هزینهٔ تعمیر، شماره پیگیری ${traceNumber}`;
