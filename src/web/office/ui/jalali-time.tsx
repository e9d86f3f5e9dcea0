import { formatJalaliDate, formatJalaliDateTime, formatTehranTime, isoDate } from '#kernel/jalali.ts';

/** An instant in Jalali words; the exact time stands in the attribute, and with its weekday in the tooltip. */
export const JalaliTime = ({ at, isDateOnly = false }: { at: string; isDateOnly?: boolean }) => (
  <time dateTime={isoDate(at)} title={formatJalaliDateTime(at)} className="moment">
    {isDateOnly ? formatJalaliDate(at) : `${formatJalaliDate(at)}، ${formatTehranTime(at)}`}
  </time>
);
