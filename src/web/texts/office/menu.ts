/** The names of the office's sections, as menu, headings and keys say them. */
export const menuTexts = {
  repairs: 'صف کار',
  messages: 'پیام‌ها',
  content: 'همهٔ محتوا',
  media: 'رسانه',
  staff: 'کارکنان',
  audit: 'رد کارها',
  account: 'حساب من',
} as const;
