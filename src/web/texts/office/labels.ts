import { formatNumber } from '#kernel/rial.ts';

export const labelPrintTexts = {
  title: 'چاپ برچسب دستگاه',
  intro:
    'برچسب روی دستگاه چسبانده می‌شود؛ هر که رمزینه را اسکن کند صفحهٔ محصول و راه درخواست تعمیر را می‌بیند. نام دستگاه و سریال فقط روی برچسب چاپ می‌شود.',
  serials: 'شماره سریال‌ها',
  serialsHint: (max: number) => `هر سریال در یک خط، حداکثر ${formatNumber(max)} دستگاه.`,
  size: 'کاغذ',
  sizes: { sheet: 'برگهٔ A4 با ۳ × ۸ برچسب', single: 'تکی، ۵۰ × ۲۵ میلی‌متر' },
  make: 'آماده کردن برچسب‌ها',
  print: (count: number) => `چاپ ${formatNumber(count)} برچسب`,
  preview: 'پیش‌نمایش برچسب‌ها',
  needSerials: 'دست‌کم یک شماره سریال بنویسید.',
  tooMany: (max: number) => `حداکثر ${formatNumber(max)} دستگاه در هر بار.`,
  replace: 'برچسب تازه…',
  replaceTitle: 'جایگزینی برچسب',
  replaceText: 'برچسب تازه ساخته می‌شود و رمزینهٔ همهٔ برچسب‌های پیشین این دستگاه از کار می‌افتد.',
  replaced: 'برچسب تازه آماده است؛ آن را چاپ کنید.',
} as const;
