import { isStatusId } from '#contract/repair/statuses.ts';
import type { LateBefore } from '../settings/targets.rules.ts';
import type { GroupCount, WaitsFor } from './count-queue.repository.ts';
import type { QueueFilter, QueueList, QueueSort } from './queue.repository.ts';

/** A request that a search found: its status, who acts next, and since when. */
type FoundRequest = {
  id: number;
  status_id: number;
  waits_for: WaitsFor;
  stood_since: number;
  registered_at: number;
};

const isLate = ({ status_id, waits_for, stood_since }: FoundRequest, late: LateBefore): boolean =>
  waits_for === 'us' && late.some(({ status, before }) => status === status_id && stood_since < before);

/** The counts of what a search found, as the database makes them for a list. */
export const countFound = (
  found: readonly FoundRequest[],
  { overdueBefore }: Pick<QueueFilter, 'overdueBefore'>,
  late: LateBefore,
): GroupCount[] => {
  const groups = new Map<string, GroupCount>();
  for (const row of found) {
    const rowIsLate = isLate(row, late);
    if (!isStatusId(row.status_id) || (overdueBefore && !rowIsLate)) continue;
    const key = `${row.waits_for} ${row.status_id}`;
    const group = groups.get(key) ?? { waitsFor: row.waits_for, status: row.status_id, count: 0, late: 0 };
    groups.set(key, {
      ...group,
      count: group.count + 1,
      late: group.late + Number(rowIsLate),
    });
  }
  return [...groups.values()];
};

const listed: Record<QueueList, (waitsFor: WaitsFor) => boolean> = {
  ours: (waitsFor) => waitsFor === 'us',
  customer: (waitsFor) => waitsFor === 'customer',
  open: (waitsFor) => waitsFor !== 'nobody',
  closed: (waitsFor) => waitsFor === 'nobody',
  all: () => true,
};

/** Whether a group belongs to a list and, where one is chosen, to a status. */
export const isListed = (
  { waitsFor, status }: { waitsFor: WaitsFor; status: number },
  { list, status: chosen }: Pick<QueueFilter, 'list' | 'status'>,
): boolean => listed[list](waitsFor) && (chosen === undefined || chosen === status);

/** The numbers of one page of what a search found, in the order of the list. */
export const pageFound = (
  found: readonly FoundRequest[],
  filter: Pick<QueueFilter, 'list' | 'status' | 'overdueBefore'>,
  { sort, offset, limit }: { sort: QueueSort; offset: number; limit: number },
): number[] => {
  const column = sort === 'oldest' || sort === 'newest' ? 'stood_since' : 'registered_at';
  const sign = sort === 'oldest' || sort === 'registered' ? 1 : -1;
  return found
    .filter(
      (row) =>
        isListed({ waitsFor: row.waits_for, status: row.status_id }, filter) &&
        (!filter.overdueBefore || isLate(row, filter.overdueBefore)),
    )
    .toSorted((a, b) => sign * (a[column] - b[column] || a.id - b.id))
    .slice(offset, offset + limit)
    .map(({ id }) => id);
};
