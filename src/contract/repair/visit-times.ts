import { formatJalaliDateTime, formatTehranTime, tehranDay } from '#kernel/jalali.ts';
import type { StatusId } from './statuses.ts';

/** The last status at which somebody may still have to come. */
export const lastStatusWithVisit: StatusId = 4;

/** What comes next for the customer once the time is known. */
export const visitNext = 'کارشناس در زمان تعیین‌شده به محل شما می‌آید؛ دستگاه سر جای خود می‌ماند.';

/** Day and window of a visit in words, «شنبه ۲ آبان ۱۴۰۵، ۰۹:۰۰ تا ۱۲:۰۰»; both instants in ISO. */
export const writeVisitTime = ({ from, to }: { from: string; to: string }): string =>
  `${formatJalaliDateTime(from)} تا ${formatTehranTime(to)}`;

/** The customer reads of a visit until its day is over, while the repair is under way. */
export const showsVisit = (statusId: StatusId, to: number, now: number): boolean =>
  statusId <= lastStatusWithVisit && tehranDay(new Date(to)) >= tehranDay(new Date(now));
