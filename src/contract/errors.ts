import type { AppErrorCode } from '#kernel/app-error.ts';

/**
 * Every way a call can fail, with the sentence a person reads. The list is closed: route groups, client and screens
 * decide by these codes, never by a text.
 */
export const errorTexts = {
  not_found: 'موردی که می‌خواهید پیدا نشد.',
  invalid_input: 'اطلاعات فرستاده‌شده درست نیست. لطفاً آن را بررسی کنید.',
  unauthorised: 'برای ادامه، دوباره کد تأیید بگیرید.',
  forbidden: 'این کار از این نشانی پذیرفته نیست. صفحه را تازه کنید و دوباره تلاش کنید.',
  reauth_required: 'برای این کار، گذرواژه و کد تأیید را دوباره وارد کنید.',
  conflict: 'وضعیت در این فاصله تغییر کرده است. صفحه را تازه کنید.',
  too_many: 'تعداد درخواست‌ها زیاد است. کمی بعد دوباره تلاش کنید.',
  captcha_required: 'لطفاً تأیید کنید که ربات نیستید.',
  captcha_failed: 'تأیید «ربات نیستم» پذیرفته نشد. لطفاً دوباره تأیید کنید.',
  unavailable: 'سرویس موقتاً در دسترس نیست. چند دقیقه دیگر دوباره تلاش کنید.',
  too_large: 'حجم اطلاعات فرستاده‌شده بیش از اندازه است.',
  unsupported_type: 'قالب اطلاعات فرستاده‌شده پشتیبانی نمی‌شود.',
  method_not_allowed: 'این روش درخواست برای این نشانی پذیرفته نیست.',
  timeout: 'پاسخ بیش از اندازه طول کشید. لطفاً دوباره تلاش کنید.',
  unexpected: 'خطایی پیش آمد. لطفاً دوباره تلاش کنید.',
} as const satisfies Record<AppErrorCode, string>;

/** The sentence for `unavailable` while the server has no room. */
export const diskFullText = 'دیسک سرور پر است و چیزی ذخیره نشد. خواندن برقرار است؛ به مدیر خبر دهید.';

/** True for a text that is one of the closed codes; answers of other servers may carry anything. */
export const isErrorCode = (text: string): text is AppErrorCode => Object.hasOwn(errorTexts, text);
