import { toPersianDigits } from '#kernel/fold-digits.ts';

/** Sentences of the office's shell, which every screen shares. */
export const officeTexts = {
  name: 'آزما',
  office: 'دفتر',
  title: (screen: string) => `${screen} · دفتر آزما`,
  signIn: 'ورود',
  skip: 'رفتن به محتوای صفحه',
  lost: 'ارتباط با سرور برقرار نشد',
  lostAdvice: 'نوشتهٔ شما سر جای خود است. اتصال را بررسی کنید و دوباره ذخیره کنید؛ کار دو بار انجام نمی‌شود.',
  unanswered: 'انجام نشد، چون ورود یا تأیید هویت کامل نشد.',
  uploadStopped: 'بارگذاری این فایل متوقف شد.',
  unexpected: 'خطایی پیش آمد. لطفاً دوباره تلاش کنید.',
  requestId: 'شناسهٔ خطا:',
  retry: 'تلاش دوباره',
  close: 'بستن',
  cancel: 'انصراف',
  save: 'ذخیره',
  closedScreen: 'این بخش برای نقش شما باز نیست.',
  closedAdvice: 'اگر برای کارتان لازم است، از مدیر بخواهید نقش شما را تغییر دهد.',
  goTo: (section: string) => `رفتن به «${section}»`,
  noSection: 'هیچ بخشی برای نقش شما باز نیست. از مدیر بخواهید نقشی به شما بدهد.',
  missing: 'این صفحه پیدا نشد.',
  missingAdvice: 'شاید نشانی را نادرست نوشته‌اید، یا این مورد حذف شده است.',
  broken: 'این صفحه باز نشد.',
  brokenAdvice: 'خطایی در نمایش صفحه پیش آمد. صفحه را تازه کنید؛ نوشتهٔ نیمه‌کارهٔ شما می‌ماند.',
  reload: 'تازه کردن صفحه',
  unreachable: 'دفتر باز نشد؛ ارتباط با سرور برقرار نیست.',
  unreachableAdvice:
    'اتصال اینترنت را بررسی کنید. اگر دیگر سایت‌ها باز می‌شوند، چند دقیقهٔ دیگر دوباره تلاش کنید.',
  optional: 'اختیاری',
  required: 'این فیلد را پر کنید.',
} as const;

export const officeShellTexts = {
  menu: 'بخش‌های دفتر',
  openMenu: 'باز کردن فهرست بخش‌ها',
  closeMenu: 'بستن فهرست بخش‌ها',
  search: 'جست‌وجو در دفتر',
  searchDesk: 'شماره پیگیری، سریال، همراه، مرکز… یا برگه را اسکن کنید',
  searchBench: 'شماره پیگیری، سریال یا مرکز… یا برچسب را اسکن کنید',
  searchEditor: 'مقاله، محصول، صفحه یا تصویر…',
  clearSearch: 'پاک کردن جست‌وجو',
  results: 'نتیجه‌های جست‌وجو',
  nothing: (query: string) => `چیزی برای «${query}» پیدا نشد`,
  searching: 'در حال جست‌وجو…',
  searchFailed: 'جست‌وجو انجام نشد. دوباره تلاش کنید.',
  offline: 'ارتباط قطع است؛ آنچه می‌نویسید در همین مرورگر می‌ماند.',
  account: 'حساب من',
  accountOf: (name: string) => `حساب ${name}`,
  signOut: 'خروج',
  theme: 'پوسته',
  themes: { system: 'همانند سیستم', light: 'روشن', dark: 'تیره' },
  keys: 'میان‌برها',
  counted: (count: number) => `${toPersianDigits(count)} مورد در انتظار`,
  groups: { desk: 'میز تعمیرات', content: 'محتوای سایت', management: 'مدیریت' },
} as const;

export const idleTexts = {
  title: 'پایان نشست نزدیک است',
  text: 'تا ۲ دقیقهٔ دیگر از حساب خود خارج می‌شوید.',
  stay: 'می‌مانم',
} as const;

export const roleTexts = {
  desk: 'میز تعمیرات',
  technician: 'کارشناس فنی',
  writer: 'نویسنده',
  editor: 'ویراستار',
  manager: 'مدیر',
} as const;
