import type { DeskSettings } from '#contract/office/desk-settings.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { subtractWorkingDays, type WorkCalendar } from '#kernel/working-time.ts';

/** The target of a step in working days; nothing for what waits for the customer. */
export const findTarget = (
  { targets }: DeskSettings,
  { statusId, waitsFor }: { statusId: StatusId; waitsFor: string },
): number | undefined => {
  if (waitsFor !== 'us') return undefined;
  const byStatus: Partial<Record<StatusId, number>> = {
    0: targets.registered,
    1: targets.visit,
    2: targets.received,
    4: targets.paid,
  };
  return byStatus[statusId];
};

/** A request that waits for us at a step is late when it has stood since before. */
export type LateBefore = readonly { status: StatusId; before: number }[];

/** Since when a request of each step is past its target. */
export const listTargets = (settings: DeskSettings, now: number, calendar: WorkCalendar): LateBefore =>
  ([0, 1, 2, 4] as const).map((status) => ({
    status,
    before: subtractWorkingDays(
      now,
      findTarget(settings, { statusId: status, waitsFor: 'us' }) ?? 0,
      calendar,
    ),
  }));
