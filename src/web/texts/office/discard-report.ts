/** Dropping the draft of a service report; apart from the report's own texts, because it is loaded after them. */
export const discardReportTexts = {
  open: 'کنار گذاشتن پیش‌نویس',
  title: 'کنار گذاشتن پیش‌نویس گزارش',
  hint: 'آنچه در این پیش‌نویس نوشته شده است پاک می‌شود؛ عکس‌ها و نسخه‌های صادرشده می‌مانند.',
  confirm: 'کنار گذاشتن',
  done: 'پیش‌نویس کنار گذاشته شد.',
} as const;
