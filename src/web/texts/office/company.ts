/** The company as papers and payments name it. */
export const companyTexts = {
  title: 'مشخصات مالی شرکت',
  intro: 'این‌ها روی فاکتور و برآورد می‌آید؛ هر چه خالی باشد نوشته نمی‌شود. ذخیره، تأیید دوبارهٔ هویت می‌خواهد.',
  seller: 'فروشنده',
  payments: 'پرداخت',
  accounts: 'حساب‌ها برای واریز',
  accountsHint: 'مشتری برای واریز بانکی این‌ها را می‌بیند؛ حداکثر ۵ حساب.',
  bank: 'بانک',
  bankFault: 'نام بانک را در ۲ تا ۶۰ نویسه بنویسید.',
  owner: 'به نام',
  sheba: 'شمارهٔ شبا',
  addAccount: 'حساب تازه',
  removeAccount: (bank: string) => `برداشتن حساب ${bank}`.trim(),
  onlineMax: 'سقف یک پرداخت آنلاین',
  onlineMaxHint: (rial: string) => `خالی یعنی ${rial}. فاکتور بزرگ‌تر در چند پرداخت پرداخت می‌شود.`,
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
