/** Asked before a dialog with typed text closes. */
export const closeTexts = {
  title: 'بستن پنجره',
  text: 'آنچه نوشته‌اید ثبت نشده است و با بستن پنجره پاک می‌شود.',
  stay: 'ادامه می‌دهم',
  close: 'بستن و پاک کردن نوشته',
} as const;
