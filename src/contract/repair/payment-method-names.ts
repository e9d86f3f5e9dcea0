import type { paymentMethods } from './money-entities.ts';

/** One name for one way of paying, on every screen, paper and file. */
export const paymentMethodNames = {
  online: 'اینترنتی',
  cash: 'نقدی',
  card: 'کارت‌خوان',
  transfer: 'واریز به حساب',
  free: 'بدون هزینه',
} as const satisfies Record<(typeof paymentMethods)[number], string>;
