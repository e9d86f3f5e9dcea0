import { toPersianDigits } from '#kernel/fold-digits.ts';

const mebibyte = 1_048_576;
const size = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 });

/** «۴۸۰ مگابایت», «۱۲٫۳ گیگابایت» */
export const writeSize = (bytes: number): string =>
  bytes >= 1_024 * mebibyte
    ? `${size.format(bytes / mebibyte / 1_024)} گیگابایت`
    : `${size.format(bytes / mebibyte)} مگابایت`;

/** «۵ دقیقه», «۳ ساعت», «۲ روز» */
const writeAge = (minutes: number): string => {
  if (minutes < 60) return `${toPersianDigits(minutes)} دقیقه`;
  if (minutes < 48 * 60) return `${toPersianDigits(Math.floor(minutes / 60))} ساعت`;
  return `${toPersianDigits(Math.floor(minutes / 60 / 24))} روز`;
};

export const systemStatusTexts = {
  title: 'سامانه و پشتیبان‌ها',
  backups: 'پشتیبان‌ها',
  last: 'آخرین پشتیبان',
  ago: (minutes: number) => `${writeAge(minutes)} پیش`,
  none: 'هنوز گرفته نشده',
  schedule: 'برنامه',
  schedules: { off: 'فقط با دست', hourly: 'هر ساعت', daily: 'هر روز' },
  warnings: {
    never: 'هنوز هیچ پشتیبانی گرفته نشده است. از مسئول سرور بخواهید پشتیبان‌گیری را راه بیندازد.',
    old: 'آخرین پشتیبان کهنه است. از مسئول سرور بخواهید پشتیبان‌گیری را بررسی کند.',
  },
  caption: 'پشتیبان‌های تازه، از نو به کهنه',
  at: 'زمان',
  kind: 'گونه',
  kinds: { hourly: 'ساعتی', daily: 'روزانه', 'by-hand': 'دستی' },
  state: 'نتیجه',
  states: { running: 'در حال گرفتن', done: 'انجام شد', failed: 'ناموفق' },
  size: 'اندازه',
  files: 'فایل‌ها',
  system: 'سامانه',
  release: 'نسخه',
  database: 'پایگاه داده',
  engines: { sqlite: 'SQLite', postgres: 'PostgreSQL' },
  disk: 'فضای خالی دیسک',
  diskOf: (free: number, total: number) => `${writeSize(free)} از ${writeSize(total)}`,
  diskWarnings: {
    low: 'فضای دیسک رو به پایان است.',
    full: 'دیسک پر است؛ تا جا باز نشود هیچ چیز ذخیره نمی‌شود.',
  },
  /** Above every screen, for managers. */
  systemWarnings: {
    diskFull: 'دیسک سرور پر است؛ تا جا باز نشود هیچ چیز ذخیره نمی‌شود.',
    backupFailed: 'آخرین پشتیبان‌گیری ناموفق بود.',
    backupOld: 'آخرین پشتیبان کهنه است.',
    backupNever: 'هنوز هیچ پشتیبانی گرفته نشده است.',
  },
  waiting: 'پیام‌های در صف ارسال',
  waitingOf: (count: number, minutes: number) =>
    count === 0 ? 'هیچ' : `${toPersianDigits(count)} پیام؛ کهنه‌ترین ${writeAge(minutes)} پیش`,
  dead: 'پیام‌های فرستاده‌نشده',
} as const;
