import { formatNumber } from '#kernel/rial.ts';

/** Accepting several requests of the queue at once. */
export const acceptTexts = {
  accept: 'پذیرفتن',
  acceptChosen: (count: number) => `پذیرفتن ${formatNumber(count)} درخواست`,
  notAcceptable: (count: number) =>
    `${formatNumber(count)} ردیف برگزیده در وضعیت «ثبت شده» نیست و دست نمی‌خورد.`,
  smsCount: (count: number) => `${formatNumber(count)} پیامک فرستاده می‌شود.`,
  withoutMobile: (count: number) => `${formatNumber(count)} دستگاه شمارهٔ همراه ندارد و پیامکی نمی‌گیرد.`,
  accepted: (count: number) => `${formatNumber(count)} درخواست پذیرفته شد؛ پیامک‌ها تا ۳۰ ثانیهٔ دیگر می‌روند.`,
  refusedTitle: 'این درخواست‌ها در این فاصله جابه‌جا شده‌اند و پذیرفته نشدند:',
  nowAt: (status: string) => `اکنون «${status}»`,
  gone: 'پیدا نشد',
  undone: (count: number) => `${formatNumber(count)} درخواست برگردانده شد؛ پیامکی فرستاده نمی‌شود.`,
} as const;
