/** Words of the tracking page, which is written by the server alone and runs no script. */
export const trackingTexts = {
  title: 'پیگیری تعمیر',
  traceNumber: 'شماره پیگیری',
  steps: 'مراحل تعمیر',
  reached: 'انجام‌شده',
  current: 'مرحلهٔ کنونی',
  ahead: 'هنوز آغاز نشده',
  story: 'تاریخ‌ها',
  next: 'گام بعدی',
  deeds: { 3: 'پرداخت', 5: 'دستگاه را دریافت کردم' } as Readonly<Record<number, string>>,
  open: 'دیدن همهٔ جزئیات',
  codeFirst: 'برای هر کاری نخست کد تأیید به شمارهٔ همراه ثبت‌شده پیامک می‌شود.',
  goneTitle: 'این پیوند دیگر کار نمی‌کند',
  gone: 'این پیوند دیگر کار نمی‌کند. با شماره پیگیری وضعیت را ببینید.',
  toPortal: 'پیگیری با شماره پیگیری',
  busyTitle: 'کمی صبر کنید',
  busy: 'از این نشانی پیوندهای زیادی باز شده است. یک دقیقهٔ دیگر دوباره تلاش کنید.',
} as const;
