import type { Db } from '#storage/dialect.ts';
import type { LateBefore } from '../settings/targets.rules.ts';
import { filterByTurn } from './count-queue.repository.ts';
import {
  listQueueRows,
  orderQueue,
  type QueueFilter,
  type QueueRow,
  selectQueue,
} from './queue.repository.ts';

/**
 * One page of those that are past their target, by how long they have stood. The first of each status are read from the
 * index of counts; asked for all statuses at once, PostgreSQL would sort all that are late.
 */
export const listLate = async (
  db: Db,
  filter: QueueFilter,
  late: LateBefore,
  { sort, offset, limit }: { sort: 'oldest' | 'newest'; offset: number; limit: number },
): Promise<QueueRow[]> => {
  const { list, status: chosen } = filter;
  if (list === 'customer' || list === 'closed') return [];
  const found: { id: number; stood_since: number }[] = [];
  for (const { status, before } of late) {
    if (chosen !== undefined && chosen !== status) continue;
    const there = selectQueue(db, { ...filter, list: 'all', status, overdueBefore: undefined });
    const first = orderQueue(filterByTurn(there, { waitsFor: 'us', status }), sort)
      .where('request.stood_since', '<', before)
      .select(['request.id', 'request.stood_since'])
      .limit(offset + limit);
    found.push(...(await first.execute()));
  }
  const sign = sort === 'oldest' ? 1 : -1;
  const ids = found
    .toSorted((a, b) => sign * (a.stood_since - b.stood_since || a.id - b.id))
    .slice(offset, offset + limit)
    .map(({ id }) => id);
  return listQueueRows(db, ids);
};
