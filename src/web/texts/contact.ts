import { toPersianDigits } from '#kernel/fold-digits.ts';

/** Words of the contact form and of the captcha. */
export const contactFormTexts = {
  title: 'برای ما بنویسید',
  intro: 'پاسخ را با ایمیل می‌فرستیم. همهٔ فیلدها را پر کنید.',
  fields: {
    fullName: 'نام و نام خانوادگی',
    email: 'ایمیل',
    subject: 'موضوع',
    description: 'متن پیام',
    recaptcha: 'تأیید «ربات نیستم»',
  },
  send: 'فرستادن پیام',
  sending: 'در حال ارسال پیام…',
  sent: 'پیام شما با موفقیت ارسال شد. از تماس شما سپاسگزاریم.',
  failed: 'متأسفانه خطایی رخ داد، لطفاً دوباره تلاش کنید.',
  mendThese: 'پیش از فرستادن، این‌ها را درست کنید:',
  missing: (names: readonly string[]) => `برای فرستادن، این‌ها مانده است: ${names.join('، ')}.`,
  ready: 'همه چیز کامل است؛ می‌توانید بفرستید.',
  counter: (count: number, max: number) => `${toPersianDigits(count)} از ${toPersianDigits(max)} نویسه`,
  noScript: 'برای فرستادن پیام از این فرم، جاوااسکریپت مرورگر باید روشن باشد. بی آن هم در دسترس شما هستیم:',
} as const;

export const captchaTexts = {
  loading: 'تأیید «ربات نیستم» در حال بارگذاری است…',
  failed: 'تأیید «ربات نیستم» بارگذاری نشد.',
  retry: 'تلاش دوباره',
  done: 'ربات نبودن شما پذیرفته شد.',
  insecure: 'این تأیید تنها با نشانی امن (https) کار می‌کند. لطفاً با تلفن با ما تماس بگیرید.',
  /** In the words of the widget's own list. */
  altcha: {
    label: 'من ربات نیستم',
    verify: 'تأیید',
    verified: 'تأیید شد',
    verifying: 'در حال تأیید…',
    waitAlert: 'در حال تأیید است؛ لطفاً کمی صبر کنید.',
    verificationRequired: 'تأیید لازم است.',
    error: 'تأیید انجام نشد. کمی بعد دوباره تلاش کنید.',
    expired: 'زمان تأیید گذشت. دوباره تأیید کنید.',
    loading: 'در حال بارگذاری…',
    reload: 'بارگذاری دوباره',
    cancel: 'لغو',
    footer: '',
    ariaLinkLabel: '',
    enterCode: 'کد را وارد کنید',
    enterCodeAria: 'کدی را که می‌شنوید وارد کنید.',
    enterCodeFromImage: 'کد تصویر را وارد کنید.',
    getAudioChallenge: 'شنیدن کد',
  },
} as const;
