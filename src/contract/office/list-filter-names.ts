/* Persian names of what lists are filtered by. Apart from the words, which the address of every list is read by. */

export const mediaKindNames = { picture: 'تصویر', pdf: 'پی‌دی‌اف', video: 'ویدئو' } as const;
export const contentStateNames = { draft: 'پیش‌نویس', published: 'منتشرشده', hidden: 'پنهان' } as const;
export const contentMarkNames = {
  ready: 'آمادهٔ بررسی',
  changed: 'تغییر منتشرنشده',
  planned: 'زمان‌بندی‌شده',
  failed: 'زمان‌بندی ناموفق',
} as const;
export const planStateNames = { failed: 'انجام نشد', late: 'دیرکرده', waiting: 'در انتظار' } as const;
