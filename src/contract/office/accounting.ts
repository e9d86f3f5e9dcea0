/** The files for accounting. Other programs read these columns by place and title: new ones go to the end. */
export const accountingTables = {
  invoices: {
    title: 'فاکتورها',
    columns: [
      ...['شماره فاکتور', 'تاریخ', 'شماره پیگیری', 'وضعیت', 'تاریخ ابطال'],
      ...['خریدار', 'شناسه یا کد ملی', 'شماره اقتصادی', 'کد پستی', 'نشانی'],
      ...['جمع ردیف‌ها', 'تخفیف', 'درصد مالیات', 'مالیات', 'قابل پرداخت'],
    ],
  },
  lines: {
    title: 'ردیف‌های فاکتور',
    columns: [
      ...['شماره فاکتور', 'وضعیت', 'ردیف', 'کد', 'شرح', 'تعداد', 'فی', 'جمع'],
      ...['تخفیف', 'پس از تخفیف', 'مالیات', 'جمع با مالیات'],
    ],
  },
  payments: {
    title: 'پرداخت‌ها',
    columns: [
      ...['شناسه', 'تاریخ', 'نوع', 'روش', 'شماره فاکتور', 'شماره پیگیری'],
      ...['مبلغ', 'شمارهٔ مرجع', 'ثبت‌کننده'],
    ],
  },
} as const;
export type AccountingTable = keyof typeof accountingTables;

export const accountingStates = { issued: 'صادرشده', withdrawn: 'باطل‌شده' } as const;

/** What became of money; one that went back is a row of its own, below zero. */
export const accountingKinds = {
  received: 'دریافت',
  struck: 'خط‌خورده',
  duplicate: 'پرداخت دوباره',
  review: 'در بررسی',
  returned: 'بازگردانده‌شده',
} as const;
