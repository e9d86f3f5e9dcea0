import type { StatusId } from '#contract/repair/statuses.ts';

/** Who takes a request on from a status, where nothing else is known of it. */
export const usualWaitsFor = (statusId: StatusId): 'us' | 'customer' =>
  [0, 2, 4].includes(statusId) ? 'us' : 'customer';
