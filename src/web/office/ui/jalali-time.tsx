import { formatJalaliDate, formatJalaliDateTime, formatTehranTime, isoDate } from '#kernel/jalali.ts';

// A moment breaks between its day and its hour, never within the day.
const whole = (day: string) => day.replaceAll(' ', '\u00A0');

/** An instant in Jalali words; the exact time stands in the attribute, and with its weekday in the tooltip. */
export const JalaliTime = ({ at, isDateOnly = false }: { at: string; isDateOnly?: boolean }) => (
  <time dateTime={isoDate(at)} title={formatJalaliDateTime(at)} className="moment">
    {isDateOnly ? formatJalaliDate(at) : `${whole(formatJalaliDate(at))}، ${formatTehranTime(at)}`}
  </time>
);
