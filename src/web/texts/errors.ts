/** Words of the pages that say something went wrong: what happened, and what to do. */
export const errorPageTexts = {
  missingTitle: 'این صفحه پیدا نشد',
  missingText:
    'شاید نشانی را اشتباه نوشته باشید یا صفحه جابه‌جا شده باشد. از جست‌وجو یا یکی از این راه‌ها ادامه دهید.',
  crashTitle: 'صفحه باز نشد',
  crashText:
    'اشکال از سمت ماست و ثبت شد. چند لحظه بعد دوباره تلاش کنید؛ اگر باز هم باز نشد، با ما تماس بگیرید.',
  refusedTitle: 'این درخواست پذیرفته نشد',
  refusedText: 'نشانی یا اطلاعات فرستاده‌شده درست نیست. به صفحهٔ نخست برگردید یا با ما تماس بگیرید.',
  home: 'صفحهٔ نخست',
  links: 'شاید دنبال این‌ها باشید',
  phone: 'راهنمایی تلفنی',
  status: (status: string) => `کد ${status}`,
} as const;
