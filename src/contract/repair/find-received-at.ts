/**
 * When the device was received: the last time its status came to 2, because the desk may step back.
 *
 * @example findReceivedAt(request) // '2026-11-03T00:00:00Z'
 */
export const findReceivedAt = ({
  timeline,
}: {
  timeline: readonly { kind: string; statusId: number | null; at: string }[];
}): string | undefined => timeline.findLast(({ kind, statusId }) => kind === 'status' && statusId === 2)?.at;
