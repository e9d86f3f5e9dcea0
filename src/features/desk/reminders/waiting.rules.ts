import type { DeskSettings } from '#contract/office/desk-settings.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { dayMs } from '#kernel/durations.ts';

/** Days without an answer after which a request at 5 or 6 completes by itself. */
export const completesAfterMs = 30 * dayMs;

/** What waits for the customer, and the setting that says after how many working days it is reminded of; 0 is never. */
export const remindedSteps = [
  { statusId: 1, setting: 'shipping' },
  { statusId: 2, setting: 'estimate' },
  { statusId: 3, setting: 'invoice' },
  { statusId: 5, setting: 'delivery' },
] as const satisfies readonly { statusId: StatusId; setting: keyof DeskSettings['reminders'] }[];

/** Longer than any setting of a reminder, holidays included: whatever waits longer is due in any case. */
export const maxWaitMs = 400 * dayMs;

const tehranHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Tehran',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Nobody is reminded at night: from 9:00 to 20:00 in Tehran. */
export const isDaytime = (now: Date): boolean => {
  const hour = Number(tehranHour.format(now));
  return hour >= 9 && hour < 20;
};
