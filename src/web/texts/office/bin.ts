import { formatNumber } from '#kernel/rial.ts';

/** Deleted content that can still come back. */
export const binTexts = {
  title: 'سطل بازیافت',
  inBin: 'در سطل بازیافت',
  hint: 'آنچه حذف شده ۳۰ روز اینجا می‌ماند. بازگردانده، پنهان یا پیش‌نویس است؛ تا منتشر نشود کسی آن را نمی‌بیند.',
  caption: 'فهرست سطل بازیافت',
  search: 'جست‌وجو در سطل بازیافت',
  item: 'مورد',
  state: 'پس از بازگشت',
  deleted: 'حذف',
  goneAt: 'تا',
  actions: 'کار',
  by: (name: string) => `به دست ${name}`,
  restore: 'بازگرداندن',
  restoreOf: (title: string) => `بازگرداندن ${title}`,
  restored: (title: string) => `«${title}» بازگشت.`,
  purge: 'حذف برای همیشه',
  purgeOf: (title: string) => `حذف «${title}» برای همیشه`,
  purgeHint: 'متن، پیش‌نویس و همهٔ نسخه‌های پیشین آن از میان می‌رود و فایل‌هایش آزاد می‌شود. این کار بازگشت ندارد.',
  purged: 'برای همیشه حذف شد.',
  empty: 'خالی کردن سطل',
  emptyTitle: (count: number) => `حذف ${formatNumber(count)} مورد برای همیشه`,
  emptied: (count: number) => `${formatNumber(count)} مورد برای همیشه حذف شد.`,
  left: (count: number) => `${formatNumber(count)} مورد ماند، چون هنوز چیزی زیر آن‌ها جا دارد.`,
  nothing: 'سطل بازیافت خالی است.',
  noneFound: 'در سطل بازیافت چنین عنوانی نیست.',
} as const;
