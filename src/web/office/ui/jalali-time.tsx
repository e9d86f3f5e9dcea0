import { formatJalaliDate, formatJalaliDateTime, isoDate } from '#kernel/jalali.ts';

/** An instant in Jalali words; the exact time stands in the attribute and, for a date alone, in the tooltip. */
export const JalaliTime = ({ at, isDateOnly = false }: { at: string; isDateOnly?: boolean }) => (
  <time
    dateTime={isoDate(at)}
    title={isDateOnly ? formatJalaliDateTime(at) : undefined}
    className="whitespace-nowrap"
  >
    {isDateOnly ? formatJalaliDate(at) : formatJalaliDateTime(at)}
  </time>
);
