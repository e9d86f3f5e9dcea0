import type { RepairRequest } from '#contract/repair/entities.ts';

/** When the device was received: the last time its status came to 2, because the desk may step back. */
export const findReceivedAt = ({ timeline }: Pick<RepairRequest, 'timeline'>): string | undefined =>
  timeline.findLast(({ kind, statusId }) => kind === 'status' && statusId === 2)?.at;
