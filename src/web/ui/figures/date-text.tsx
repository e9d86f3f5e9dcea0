import {
  type DateInput,
  formatJalaliDate,
  formatJalaliDateTime,
  formatJalaliDayMonth,
  formatJalaliNumeric,
  formatJalaliWeekday,
  formatTehranTime,
  isoDate,
} from '#kernel/jalali.ts';
import { joinClasses } from '../join-classes.ts';

// A moment breaks between its day and its hour, never within the day.
const whole = (day: string) => day.replaceAll(' ', '\u00A0');

const forms = {
  /** ۱۵ آبان ۱۴۰۵ */
  day: formatJalaliDate,
  /** ۱۵ آبان */
  short: formatJalaliDayMonth,
  /** جمعه ۱۵ آبان ۱۴۰۵ */
  weekday: formatJalaliWeekday,
  /** ۱۴۰۵/۰۸/۱۵ */
  numeric: formatJalaliNumeric,
  /** ۱۵ آبان ۱۴۰۵، ۱۰:۱۲ */
  moment: (at: DateInput) => `${whole(formatJalaliDate(at))}، ${formatTehranTime(at)}`,
  /** ۱۰:۱۲ */
  time: formatTehranTime,
  /** شنبه ۱۵ آبان ۱۴۰۵، ۱۰:۱۲ */
  full: formatJalaliDateTime,
};

/**
 * A day or an instant in Jalali words, on Tehran's clock; the exact one stands in the attribute, and where `isHinted`
 * with weekday and hour in the tooltip.
 *
 * @example <DateText at={request.registeredAt} form="moment" />
 */
export const DateText = ({
  at,
  form = 'day',
  isHinted = form === 'moment',
  className,
}: {
  at: DateInput;
  form?: keyof typeof forms;
  isHinted?: boolean;
  className?: string;
}) => (
  <time
    dateTime={isoDate(at)}
    title={isHinted ? formatJalaliDateTime(at) : undefined}
    className={joinClasses(form === 'moment' && 'moment', className) || undefined}
  >
    {forms[form](at)}
  </time>
);
