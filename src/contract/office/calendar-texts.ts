import { toPersianDigits } from '#kernel/fold-digits.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { formatNumber } from '#kernel/rial.ts';

/** «تعطیلات سال ۱۴۰۶ ثبت نشده است.» */
export const writeYearWithoutHolidays = (year: number): string =>
  `تعطیلات سال ${toPersianDigits(year)} ثبت نشده است.`;

const max = 5;

/** Names the days that are there already, a few of them. */
export const writeHolidaysTaken = (taken: readonly { day: string; name: string }[]): string => {
  const named = taken.slice(0, max).map(({ day, name }) => `${formatJalaliDate(day)} (${name})`);
  const more = taken.length > max ? ` و ${formatNumber(taken.length - max)} روز دیگر` : '';
  return `این تاریخ پیش‌تر ثبت شده است: ${named.join('، ')}${more}. چیزی افزوده نشد.`;
};

export const writeHolidayNotFound = (day: string): string =>
  `${formatJalaliDate(day)} در تعطیلات نیست. صفحه را تازه کنید.`;

const faultTexts = {
  date: 'تاریخ خوانده نشد؛ مانند ۱۴۰۶/۰۱/۰۱ بنویسید',
  name: 'نام تعطیلی باید ۲ تا ۶۰ نویسه باشد',
} as const;

/** Which lines of a file could not be read and why. */
export const writeHolidayFaults = (
  faults: readonly { line: number; fault: keyof typeof faultTexts }[],
): string => {
  if (faults.length === 0) return 'در این فایل تاریخی نیست. هر خط: تاریخ، نام.';
  const named = faults
    .slice(0, max)
    .map(({ line, fault }) => `خط ${toPersianDigits(line)}: ${faultTexts[fault]}`);
  const more = faults.length > max ? ` (و ${formatNumber(faults.length - max)} خط دیگر)` : '';
  return `${named.join('؛ ')}${more}. چیزی افزوده نشد.`;
};
