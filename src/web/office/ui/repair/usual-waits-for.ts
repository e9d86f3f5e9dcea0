import type { StatusId } from '#contract/repair/statuses.ts';

/** Who a request usually waits for, when only its status is known. */
export const usualWaitsFor = (statusId: StatusId): 'us' | 'customer' =>
  [0, 2, 4].includes(statusId) ? 'us' : 'customer';
