/** What the dialog is called for a device that came here, and for one that is looked at where it stands. */
export const intakeNames = {
  came: { title: 'شرح دریافت', photos: 'عکس‌های دریافت', saved: 'شرح دریافت ذخیره شد.' },
  visited: { title: 'شرح بازدید', photos: 'عکس‌های بازدید', saved: 'شرح بازدید ذخیره شد.' },
} as const;
