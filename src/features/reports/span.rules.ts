import { officeRefusal } from '#contract/office/refusals.ts';
import { reportTexts } from '#contract/office/report-texts.ts';
import { dayMs } from '#kernel/durations.ts';
import { tehranDay } from '#kernel/jalali.ts';
import {
  addDays,
  type JalaliMonth,
  shiftMonth,
  toFirstDay,
  toJalaliMonth,
  toLastDay,
} from '#kernel/jalali-month.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import type { Span, SpanInput } from './report-context.ts';

/** Five years: what a manager compares, and what a chart can still show. */
const maxDays = 5 * 366;

/** A span with its first and its last day. */
type DaySpan = Span & { from: string; to: string };

const spanOf = (from: string, to: string): DaySpan => ({
  from,
  to,
  since: tehranDayRange(from).from,
  until: tehranDayRange(to).to,
});

/** What was asked for; without it, this Jalali month until today. A span that ends before it begins is turned round. */
export const readSpan = ({ from, to }: SpanInput, now: number): DaySpan => {
  const today = tehranDay(new Date(now));
  const end = to ?? today;
  const begin = from ?? toFirstDay(toJalaliMonth(end));
  const span = begin <= end ? spanOf(begin, end) : spanOf(end, begin);
  if (span.until - span.since > maxDays * dayMs) throw officeRefusal('invalid_input', reportTexts.tooLong);
  return span;
};

/** The span before, to compare with: the same days of the month before, or as many days just before. */
export const readSpanBefore = ({ from, to }: DaySpan): DaySpan => {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
  const month = toJalaliMonth(from);
  if (toFirstDay(month) !== from || to > toLastDay(month)) {
    return spanOf(addDays(from, -days - 1), addDays(from, -1));
  }
  const earlier = shiftMonth(month, -1);
  const begin = toFirstDay(earlier);
  const [end = begin] = [addDays(begin, days), toLastDay(earlier)].sort();
  return spanOf(begin, end);
};

/** So many days back from the end, both ends included. */
export const readDaysBack = ({ to }: SpanInput, now: number, days: number): DaySpan => {
  const end = to ?? tehranDay(new Date(now));
  return spanOf(addDays(end, 1 - days), end);
};

/** So many Jalali months up to the one of the end, oldest first, each with its instants. */
export const readMonthsBack = ({ to }: SpanInput, now: number, count: number): (JalaliMonth & Span)[] => {
  const last = toJalaliMonth(to ?? new Date(now));
  return Array.from({ length: count }, (_, at) => {
    const month = shiftMonth(last, at + 1 - count);
    return {
      ...month,
      since: tehranDayRange(toFirstDay(month)).from,
      until: tehranDayRange(toFirstDay(shiftMonth(month, 1))).from,
    };
  });
};

/** The days of a span, oldest first, each with the instant it begins at. */
export const listDays = ({ from, to }: DaySpan): { day: string; since: number }[] => {
  const days: { day: string; since: number }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push({ day, since: tehranDayRange(day).from });
  }
  return days;
};
