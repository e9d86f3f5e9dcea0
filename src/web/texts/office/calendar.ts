import { toPersianDigits } from '#kernel/fold-digits.ts';

const jalaliMonths = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
] as const;

export const calendarTexts = {
  calendar: 'تقویم',
  monthOf: (month: number, year: number) => `${jalaliMonths[month - 1]} ${toPersianDigits(year)}`,
} as const;
