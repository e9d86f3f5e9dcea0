import { describe, expect, it } from 'vitest';
import { closedByDesk, writePaymentReason } from './payment-words.ts';

describe('the reason of a payment', () => {
  it.each([
    ['the gateway took no money', 'بانک پولی نگرفت.'],
    [`${closedByDesk}اشتباه بود`, 'همکار بررسی را بست: اشتباه بود'],
    [
      'the gateway gave no authority: configuration',
      'بانک پرداخت را آغاز نکرد: تنظیم‌های درگاه ما را نپذیرفت.',
    ],
    ['the gateway gave no authority: retryLater', 'بانک پرداخت را آغاز نکرد: گفت بعداً پرسیده شود.'],
    ['wait', ''],
  ])('has Persian words for “%s”', (reason, words) => {
    expect(writePaymentReason(reason)).toBe(words);
  });
});
