/** The names of the office's sections, as menu, headings and keys say them. */
export const menuTexts = {
  repairs: 'صف کار',
  payments: 'پرداخت‌ها',
  paymentDay: 'گزارش روز پرداخت‌ها',
  board: 'تختهٔ وضعیت',
  receive: 'پذیرش مرسوله',
  messages: 'پیام‌ها',
  content: 'همهٔ محتوا',
  media: 'رسانه',
  prices: 'فهرست قیمت',
  deskSettings: 'تنظیمات میز',
  reports: 'گزارش‌ها',
  calendar: 'تقویم کار',
  staff: 'کارکنان',
  audit: 'رد کارها',
  running: 'سامانه و پشتیبان‌ها',
  account: 'حساب من',
} as const;
