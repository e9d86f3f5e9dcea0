import { toPersianDigits } from '#kernel/fold-digits.ts';

/** The company as papers and payments name it. */
export const companyTexts = {
  title: 'مشخصات مالی شرکت',
  intro: 'این‌ها روی فاکتور و برآورد می‌آید؛ هر چه خالی باشد نوشته نمی‌شود. ذخیره، تأیید دوبارهٔ هویت می‌خواهد.',
  seller: 'فروشنده',
  payments: 'پرداخت',
  accounts: 'حساب‌ها برای واریز',
  accountsHint: 'مشتری برای واریز بانکی این‌ها را می‌بیند؛ حداکثر ۵ حساب.',
  bank: 'بانک',
  account: (at: number) => `حساب ${toPersianDigits(at)}`,
  owner: 'به نام',
  sheba: 'شمارهٔ شبا',
  addAccount: 'حساب تازه',
  removeAccount: (bank: string) => `برداشتن حساب ${bank}`.trim(),
  onlineMax: 'سقف یک پرداخت اینترنتی',
  onlineMaxHint: (rial: string) => `خالی یعنی ${rial}. فاکتور بزرگ‌تر در چند بخش پرداخت می‌شود.`,
  onlineMaxFault: 'سقف را با رقم و به ریال بنویسید.',
  saved: 'مشخصات شرکت ذخیره شد.',
} as const;

/** Fields of a seller or a buyer. */
export const identityFieldTexts = {
  buyer: 'خریدار',
  legalName: 'نام حقوقی یا حقیقی',
  nationalId: 'شناسه یا کد ملی',
  economicNumber: 'شمارهٔ اقتصادی',
  postalCode: 'کد پستی',
  address: 'نشانی',
} as const;

/** The buyer of one request. */
export const buyerTexts = {
  title: 'خریدار روی فاکتور',
  intro: 'تنها برای این درخواست است و روی فاکتور و برآورد آن می‌آید؛ مشخصات مرکز همان می‌ماند.',
  asCentre: 'همان مرکز',
  saved: 'خریدار این درخواست ذخیره شد.',
  change: 'خریدار روی فاکتور…',
  unknown: 'مشخصات خریدار ثبت نشده است.',
  own: 'ویژهٔ این درخواست',
} as const;

/** The files for accounting. */
export const accountingTexts = {
  title: 'خروجی حسابداری',
  hint: 'فاکتورها، ردیف‌ها و پرداخت‌های یک ماه با ستون‌های همیشگی. گرفتن فایل، تأیید دوبارهٔ هویت می‌خواهد.',
  month: 'ماه',
} as const;
