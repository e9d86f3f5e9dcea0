import type { StatusId } from '#contract/repair/statuses.ts';
import type { CircleWaitsFor } from '../status-circle.tsx';

const levels: Record<StatusId, number> = {
  0: 0,
  1: 0.15,
  2: 0.4,
  3: 0.55,
  4: 0.7,
  5: 0.85,
  6: 1,
  7: 1,
  100: 0.5,
};

/** How a status looks as a circle: its level, and for whom it waits. */
export const variantOfStatus = (
  statusId: StatusId,
  waitsFor: 'us' | 'customer' | 'nobody',
): { level: number; waitsFor: CircleWaitsFor } => ({
  level: levels[statusId],
  waitsFor: statusId === 100 ? 'stopped' : waitsFor === 'us' ? 'us' : 'customer',
});
