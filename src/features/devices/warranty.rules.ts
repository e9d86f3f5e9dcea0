import { tehranDay } from '#kernel/jalali.ts';

/** The warranty's last day counts as covered, on Tehran's calendar. Without a day there is no warranty. */
export const isInWarranty = (until: string | null, now: number): boolean =>
  until !== null && until >= tehranDay(new Date(now));
