import {
  type CalendarDate,
  type CalendarDateTime,
  fromAbsolute,
  GregorianCalendar,
  PersianCalendar,
  parseDate,
  toCalendar,
  toCalendarDateTime,
  toTimeZone,
  toZoned,
} from '@internationalized/date';

const tehran = 'Asia/Tehran';
const persianCalendar = new PersianCalendar();
const gregorian = new GregorianCalendar();

/** A stored day as the field's value. */
export const toJalaliDay = (isoDay: string | null | undefined): CalendarDate | null => {
  if (!isoDay || !/^\d{4}-\d{2}-\d{2}$/.test(isoDay)) return null;
  try {
    return toCalendar(parseDate(isoDay), persianCalendar);
  } catch {
    return null;
  }
};

/** A stored instant as the field's value, on Tehran's clock. */
export const toJalaliTime = (iso: string | null): CalendarDateTime | null => {
  const at = iso === null ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(at)) return null;
  return toCalendar(toCalendarDateTime(toTimeZone(fromAbsolute(at, 'UTC'), tehran)), persianCalendar);
};

/** What is stored: a Gregorian day, or an instant when there is a time. */
export const toStoredDate = (value: CalendarDate | CalendarDateTime | null): string | null => {
  if (value === null) return null;
  if ('hour' in value) return toZoned(value, tehran).toDate().toISOString();
  return toCalendar(value, gregorian).toString();
};
