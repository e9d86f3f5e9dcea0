import { isolateCode } from '#kernel/isolate-code.ts';

/** A request that the desk registers for somebody who calls or stands at the counter. */
export const registerTexts = {
  title: 'ثبت درخواست تعمیر',
  forSerial: (serial: string) => `ثبت درخواست تعمیر برای ${isolateCode(serial)}`,
  serialHint: 'سریال را بنویسید یا اسکن کنید و Enter را بزنید.',
  isNew: 'این سریال ثبت نشده است. مشخصات دستگاه را بنویسید؛ با همین درخواست ثبت می‌شود.',
  needSerial: 'شماره سریال را بنویسید.',
  openRequest: 'این دستگاه درخواست باز دارد:',
  showOpen: (code: string) => `باز کردن درخواست ${isolateCode(code)}`,
  place: 'دستگاه کجاست؟',
  places: { here: 'همین‌جاست', sent: 'برای ما می‌فرستند', inPlace: 'تعمیر در محل' },
  placeHints: {
    here: 'درخواست با وضعیت «دریافت شد» ثبت می‌شود. برگهٔ پذیرش را از صفحهٔ درخواست چاپ کنید.',
    sent: 'درخواست پذیرفته‌شده و منتظر رسیدن دستگاه ثبت می‌شود.',
    inPlace: 'درخواست پذیرفته‌شده و منتظر بازدید ثبت می‌شود.',
  },
  needPlace: 'روشن کنید دستگاه کجاست.',
  fault: 'شرح خرابی',
  faultHint: '۲۰ تا ۵۰۰ نویسه، از زبان مشتری.',
  faultWrong: 'شرح خرابی را در ۲۰ تا ۵۰۰ نویسه بنویسید.',
  caller: 'شمارهٔ تماس‌گیرنده',
  callerHint: 'برای تماس همکاران؛ پیامک و کد به این شماره نمی‌رود.',
  sms: 'پیامک ثبت درخواست می‌رود به',
  submit: 'ثبت درخواست',
  registered: (code: string) => `درخواست ${isolateCode(code)} ثبت شد.`,
} as const;
