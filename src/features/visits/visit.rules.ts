import { lastStatusWithVisit } from '#contract/repair/visit-times.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import { tehranDay } from '#kernel/jalali.ts';

export type VisitWindow = { from: number; to: number };

/** Whether somebody may have to come: the repair is in place and its work is not over. */
export const isVisitable = ({
  repair_in_place,
  status_id,
}: Pick<StoredRequest, 'repair_in_place' | 'status_id'>): boolean =>
  repair_in_place === 1 && status_id <= lastStatusWithVisit;

/**
 * What is wrong with a window, if anything.
 *
 * @example findWindowFault({ from: 2, to: 1 }, 0) // 'visit-window'
 */
export const findWindowFault = (
  { from, to }: VisitWindow,
  now: number,
): 'visit-window' | 'visit-past' | undefined => {
  if (from >= to || tehranDay(new Date(from)) !== tehranDay(new Date(to))) return 'visit-window';
  return to <= now ? 'visit-past' : undefined;
};

/** What the customer is notified of; undefined when nothing differs. */
export const findVisitChange = (
  before: (VisitWindow & { staffId: number }) | undefined,
  after: VisitWindow & { staffId: number },
): 'set' | 'moved' | 'person' | undefined => {
  if (!before) return 'set';
  if (before.from !== after.from || before.to !== after.to) return 'moved';
  return before.staffId === after.staffId ? undefined : 'person';
};
