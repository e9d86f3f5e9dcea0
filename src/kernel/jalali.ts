import { isValidJalaaliDate, toGregorian } from 'jalaali-js';
import { foldDigits, toPersianDigits } from './fold-digits.ts';
import { memoize } from './memoize.ts';
import { stripInvisibles } from './strip-controls.ts';

/** An instant as a Date or ISO text, or a pure date as `YYYY-MM-DD`. */
export type DateInput = Date | string;

const ISO_TEXT =
  /^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[T ]([0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,9})?)?)(Z|[+-][0-9]{2}:[0-9]{2})?)?$/;
const PURE_DATE_LENGTH = 'YYYY-MM-DD'.length;
const TEHRAN = 'Asia/Tehran';
export const jalaliMonthNames = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(
  ' ',
);
const WEEKDAYS: Record<string, string> = {
  Sat: 'شنبه',
  Sun: 'یکشنبه',
  Mon: 'دوشنبه',
  Tue: 'سه‌شنبه',
  Wed: 'چهارشنبه',
  Thu: 'پنجشنبه',
  Fri: 'جمعه',
};

// Only numbers and English weekday names are taken from Intl. Order, names and marks are ours: ICU's Persian
// phrasing differs between versions, and then server and browser would not agree.
const persianClock = memoizeParts(
  new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
    timeZone: TEHRAN,
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }),
);
const gregorianDay = memoizeParts(
  new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: TEHRAN,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }),
);

/**
 * The Persian date in words, on Tehran's clock. An invalid date gives an empty text.
 *
 * @example formatJalaliDate('2026-11-06') // '۱۵ آبان ۱۴۰۵'
 */
export function formatJalaliDate(date: DateInput): string {
  const parts = parseParts(persianClock, date);
  return parts ? joinDate(parts) : '';
}

/**
 * Day and month of the Persian date in words, on Tehran's clock. An invalid date gives an empty text.
 *
 * @example formatJalaliDayMonth('2026-11-06') // '۱۵ آبان'
 */
export function formatJalaliDayMonth(date: DateInput): string {
  return formatJalaliDate(date).split(' ').slice(0, 2).join(' ');
}

/**
 * The Persian date in words with its weekday, on Tehran's clock. An invalid date gives an empty text.
 *
 * @example formatJalaliWeekday('2026-10-24') // 'شنبه ۲ آبان ۱۴۰۵'
 */
export function formatJalaliWeekday(date: DateInput): string {
  const parts = parseParts(persianClock, date);
  return parts ? `${WEEKDAYS[parts.weekday ?? '']} ${joinDate(parts)}` : '';
}

/**
 * The Persian date and time in words, on Tehran's clock. An invalid date gives an empty text.
 *
 * @example formatJalaliDateTime('2026-10-24T06:42:00Z') // 'شنبه ۲ آبان ۱۴۰۵، ۱۰:۱۲'
 */
export function formatJalaliDateTime(date: DateInput): string {
  const parts = parseParts(persianClock, date);
  if (!parts) return '';
  const time = toPersianDigits(`${parts.hour}:${parts.minute}`);
  return `${formatJalaliWeekday(date)}، ${time}`;
}

/**
 * The time of day on Tehran's clock. An invalid date gives an empty text.
 *
 * @example formatTehranTime('2026-10-24T06:42:00Z') // '۱۰:۱۲'
 */
export function formatTehranTime(date: DateInput): string {
  const parts = parseParts(persianClock, date);
  return parts ? toPersianDigits(`${parts.hour}:${parts.minute}`) : '';
}

/**
 * The Persian date in digits, for tables and slips. An invalid date gives an empty text.
 *
 * @example formatJalaliNumeric('2026-11-06') // '۱۴۰۵/۰۸/۱۵'
 */
export function formatJalaliNumeric(date: DateInput): string {
  const parts = parseParts(persianClock, date);
  if (!parts) return '';
  return toPersianDigits(`${parts.year}/${parts.month?.padStart(2, '0')}/${parts.day?.padStart(2, '0')}`);
}

/**
 * The value of a `datetime` attribute: a pure date stays a date, an instant becomes its UTC form. An
 * invalid date gives an empty text.
 *
 * @example isoDate(new Date(0)) // '1970-01-01T00:00:00.000Z'
 */
export function isoDate(date: DateInput): string {
  const instant = findInstant(date);
  if (!instant) return '';
  const iso = instant.toISOString();
  return typeof date === 'string' && date.trim().length === PURE_DATE_LENGTH ? date.trim() : iso;
}

/**
 * Reads a Persian date as typed (`1405/08/15`, also with Persian digits, dashes or dots) and gives the ISO
 * Gregorian date, which is what is stored. Undefined when there is no such day between 1200 and 1600.
 *
 * @example parseJalaliDate('۱۴۰۵/۸/۱۵') // '2026-11-06'
 */
export function parseJalaliDate(text: string): string | undefined {
  const tidy = foldDigits(stripInvisibles(text)).trim();
  const match = /^([0-9]{4})([/.-])([0-9]{1,2})\2([0-9]{1,2})$/.exec(tidy);
  if (!match) return undefined;
  const [jy, jm, jd] = [Number(match[1]), Number(match[3]), Number(match[4])];
  if (jy < 1200 || jy > 1600 || !isValidJalaaliDate(jy, jm, jd)) return undefined;
  const { gy, gm, gd } = toGregorian(jy, jm, jd);
  return `${gy}-${String(gm).padStart(2, '0')}-${String(gd).padStart(2, '0')}`;
}

/**
 * The day it is in Tehran at that instant, as a Gregorian `YYYY-MM-DD`; an invalid date gives an empty text.
 *
 * @example tehranDay(new Date('2026-03-20T20:30:00Z')) // '2026-03-21'
 */
export function tehranDay(date: DateInput): string {
  const parts = parseParts(gregorianDay, date);
  return parts ? `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}` : '';
}

type DateParts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function joinDate({ day = '', month, year }: DateParts): string {
  return `${toPersianDigits(day)} ${jalaliMonthNames[Number(month) - 1]} ${toPersianDigits(year ?? '')}`;
}

// Taking a date apart is slow, and the same few hundred dates come again and again.
function memoizeParts(format: Intl.DateTimeFormat): (time: number) => DateParts {
  const takeApart = (time: number): DateParts =>
    Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return memoize(takeApart, { max: 1_000 });
}

function parseParts(partsAt: (time: number) => DateParts, date: DateInput): DateParts | undefined {
  const instant = findInstant(date);
  return instant && partsAt(instant.getTime());
}

// Text that is not ISO is refused: engines guess at it, each in its own way. Without a zone it is UTC, as
// stored, and never the machine's own zone. Midnight UTC of a pure date is the same day in Tehran.
function findInstant(date: DateInput): Date | undefined {
  const match = typeof date === 'string' ? ISO_TEXT.exec(date.trim()) : undefined;
  if (match === null) return undefined;
  const [, day = '', time, zone = 'Z'] = match ?? [];
  const instant = new Date(match ? `${day}T${time ?? '00:00'}${zone}` : date);
  if (Number.isNaN(instant.getTime())) return undefined;
  // The thirtieth of February would otherwise slide into March.
  const isRealDay = !match || new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  return isRealDay ? instant : undefined;
}
