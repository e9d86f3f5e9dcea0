/** Words of the page behind a device's label, which is written by the server alone and runs no script. */
export const labelPageTexts = {
  onDevice: 'این برچسب روی دستگاه شماست.',
  request: 'درخواست تعمیر این دستگاه',
  codeAfter: 'کد تأیید پس از زدن این دکمه و به شمارهٔ همراه ثبت‌شده فرستاده می‌شود.',
  product: 'معرفی و مشخصات دستگاه',
  manual: 'راهنمای کاربر',
  videos: 'ویدئوها',
  videoCount: (count: string) => `${count} ویدئو`,
  questions: 'پرسش‌های پرتکرار',
  questionCount: (count: string) => `${count} پرسش`,
  links: 'دربارهٔ این دستگاه',
  call: 'تلفن خدمات',
  menu: 'فهرست',
  pages: [
    ['home', 'صفحهٔ نخست'],
    ['myDevices', 'همهٔ دستگاه‌های من'],
    ['faqs', 'پرسش‌های پرتکرار'],
    ['contact', 'تماس با ما'],
  ],
  nothingKept:
    'با باز کردن این صفحه نه پیامکی فرستاده می‌شود و نه چیزی ذخیره می‌شود. نام صاحب دستگاه و سریال اینجا نیست.',
  goneTitle: 'برچسب دستگاه',
  gone: 'این برچسب کار نمی‌کند. برای درخواست تعمیر، شماره سریال را از روی دستگاه بنویسید.',
  toPortal: 'درخواست تعمیر با شماره سریال',
  busyTitle: 'کمی صبر کنید',
  busy: 'از این نشانی برچسب‌های زیادی باز شده است. یک دقیقهٔ دیگر دوباره تلاش کنید.',
} as const;
