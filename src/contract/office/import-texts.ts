import { formatNumber } from '#kernel/rial.ts';

export const importLimits = { bytes: 20 * 1_048_576, unpackedBytes: 200 * 1_048_576, rows: 50_000 } as const;

/** Why a file, or one cell of it, is not taken. */
export const importTexts = {
  unsupported: 'این فایل نه CSV است و نه XLSX. فایل را با یکی از این دو قالب ذخیره کنید.',
  broken: 'این فایل خوانده نشد؛ شاید خراب است. دوباره آن را ذخیره کنید.',
  notUtf8: 'متن این فایل UTF-8 نیست. در اکسل «CSV UTF-8» را برگزینید.',
  tooLarge: 'این فایل بزرگ‌تر از ۲۰ مگابایت است، یا بازشدهٔ آن بزرگ‌تر از ۲۰۰ مگابایت.',
  tooManyRows: `فایل بیش از ${formatNumber(importLimits.rows)} ردیف دارد. آن را چند بخش کنید.`,
  empty: 'این فایل ردیفی ندارد.',
  unknownColumns: (headers: readonly string[]) =>
    headers.length === 1
      ? `ستون «${headers[0]}» شناخته نیست.`
      : `این ستون‌ها شناخته نیست: ${headers.map((header) => `«${header}»`).join('، ')}.`,
  missingColumn: (header: string) => `ستون «${header}» در فایل نیست.`,
  twiceColumn: (header: string) => `ستون «${header}» دو بار آمده است.`,
  emptyCell: 'این سلول خالی است.',
  longCell: 'بلندتر از ۵۰۰ نویسه است.',
  controls: 'نویسه‌های ناپیدا دارد.',
  badSerial: 'سریال ۴ تا ۳۲ حرف لاتین، رقم، خط تیره یا ممیز است.',
  badMobile: 'شمارهٔ همراه نیست؛ با ۰۹ آغاز می‌شود و ۱۱ رقم دارد.',
  badDate: 'تاریخ نیست؛ مانند ۱۴۰۵/۰۸/۱۵ یا \u20662026-11-06\u2069 بنویسید.',
  badWarranty: 'پایان گارانتی پیش از تاریخ مالکیت است.',
  badNumber: 'عدد نیست.',
  twiceRow: (line: number) => `همان ردیف ${formatNumber(line)} است.`,
  unknownCentre: 'مرکزی با این کد نیست؛ نخست مرکزها را وارد کنید.',
  mergedCentre: 'این مرکز در مرکز دیگری ادغام شده است.',
  tooManyCells: 'این ردیف بیش از سرستون‌ها سلول دارد.',
  changed: 'در این فاصله چیزی تغییر کرده است. شمارش تازه را ببینید و دوباره ثبت کنید.',
  refused: 'تا ردیفی پذیرفته نشود، چیزی از فایل ثبت نمی‌شود.',
  needReason: 'شمارهٔ همراه چند دستگاه تغییر می‌کند؛ دلیل را در ۲ تا ۵۰۰ نویسه بنویسید.',
} as const;
