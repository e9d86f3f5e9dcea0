import { nameMonth } from '#contract/office/report-texts.ts';
import { formatJalaliDate, tehranDay } from '#kernel/jalali.ts';
import { shiftMonth, toFirstDay, toJalaliMonth, toLastDay } from '#kernel/jalali-month.ts';
import { reportScreenTexts as texts } from '#web/texts/office/reports.ts';

export type Span = { from?: string | undefined; to?: string | undefined };

/** The days that are shown: those of the address, or this month until today. */
export const readShownSpan = ({ from, to }: Span, now: Date): { from: string; to: string } => {
  const end = to ?? tehranDay(now);
  return { from: from ?? toFirstDay(toJalaliMonth(end)), to: end };
};

/** The month before or after the one that is shown; the current month has no address of its own. */
export const stepMonth = (span: Span, step: 1 | -1, now: Date): Span => {
  const month = shiftMonth(toJalaliMonth(readShownSpan(span, now).from), step);
  const current = toJalaliMonth(now);
  if (month.year === current.year && month.month === current.month) return { from: undefined, to: undefined };
  return { from: toFirstDay(month), to: toLastDay(month) };
};

/** A month that has not begun has no figures. */
export const hasNextMonth = (span: Span, now: Date): boolean =>
  toFirstDay(shiftMonth(toJalaliMonth(readShownSpan(span, now).from), 1)) <= tehranDay(now);

/** «آبان ۱۴۰۵» for a month, else from one day to another. */
export const nameSpan = (span: { from: string; to: string }): string => {
  const month = toJalaliMonth(span.from);
  const isMonth = toFirstDay(month) === span.from && span.to <= toLastDay(month);
  return isMonth ? nameMonth(month) : texts.span(formatJalaliDate(span.from), formatJalaliDate(span.to));
};
