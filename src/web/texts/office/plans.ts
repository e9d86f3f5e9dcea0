import { formatNumber } from '#kernel/rial.ts';

/** The list of plans over all kinds of content. */
export const plansTexts = {
  caption: 'فهرست زمان‌بندی‌ها',
  item: 'مورد',
  noItem: 'مورد حذف‌شده',
  action: 'کار',
  dueAt: 'زمان',
  state: 'وضعیت',
  by: 'برنامه‌ریز',
  again: 'تلاش',
  all: 'همه',
  retry: 'دوباره',
  retryOf: (title: string) => `دوباره: ${title}`,
  retried: 'تا چند لحظهٔ دیگر دوباره انجام می‌شود.',
  late: 'خطایی گذرا جلوی آن را گرفته است؛ خودکار دوباره انجام می‌شود.',
  nextTry: 'تلاش بعدی:',
  empty: 'هیچ کاری زمان‌بندی نشده است.',
  emptyHint: 'در فرم هر مورد می‌توان انتشار یا پنهان شدن را برای زمانی دیگر گذاشت.',
  noneFound: 'زمان‌بندی‌ای با این وضعیت نیست.',
  failedNote: (count: number) => `زمان‌بندی ${formatNumber(count)} مورد انجام نشد و نیاز به رسیدگی دارد.`,
  see: 'دیدن زمان‌بندی‌ها',
} as const;
