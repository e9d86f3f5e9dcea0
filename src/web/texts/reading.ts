/** Words of the screens that are read: articles, news, videos, permits, dynamic pages. */
export const readingTexts = {
  published: 'تاریخ انتشار',
  share: 'هم‌رسانی',
  telegram: 'تلگرام',
  whatsapp: 'واتساپ',
  email: 'ایمیل',
  shareBy: 'هم‌رسانی با ',
  print: 'چاپ این صفحه',
  printedFrom: 'این نوشته از این نشانی چاپ شده است:',
  morePermits: 'مجوزهای دیگر',
  morePages: 'صفحه‌های مرتبط',
  all: (title: string) => `همهٔ ${title}`,
  failed: 'این صفحه بارگذاری نشد. شاید ارتباط کند بوده است.',
} as const;
