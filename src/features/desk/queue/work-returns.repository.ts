import { dayMs } from '#kernel/durations.ts';
import type { Db } from '#storage/dialect.ts';

/**
 * Those of these requests that were registered while the work of an earlier repair of the same device was still
 * covered; counted from the day the repaired device was sent back. Three plain steps: SQLite would begin a join with
 * all requests of a status, or with every device that was ever sent back.
 */
export const listCovered = async (
  db: Db,
  requestIds: readonly number[],
  days: number,
): Promise<Set<number>> => {
  const repairs = await listEarlierRepairs(db, requestIds);
  const sent = await listSent(
    db,
    repairs.map(({ earlierId }) => earlierId),
  );
  const covered = repairs.filter(({ earlierId, registeredAt }) =>
    sent.some(
      ({ request_id, at }) =>
        request_id === earlierId && at <= registeredAt && at >= registeredAt - days * dayMs,
    ),
  );
  return new Set(covered.map(({ id }) => id));
};

/** Other repairs of the same devices that ended with the device repaired. */
const listEarlierRepairs = async (db: Db, requestIds: readonly number[]) => {
  const others = await db
    .selectFrom('repair_request as request')
    .innerJoin('repair_request as earlier', 'earlier.sold_product_id', 'request.sold_product_id')
    .select(['request.id', 'request.registered_at as registeredAt', 'earlier.id as earlierId'])
    .select(['earlier.status_id', 'earlier.is_returned_unrepaired'])
    .where('request.id', 'in', requestIds)
    .whereRef('earlier.id', '!=', 'request.id')
    .execute();
  return others.filter(
    ({ status_id, is_returned_unrepaired }) => sentStatuses.has(status_id) && is_returned_unrepaired === 0,
  );
};

const sentStatuses: ReadonlySet<number> = new Set([5, 6, 7]);

/** When the device of each of these requests was sent back. */
const listSent = async (db: Db, requestIds: readonly number[]) =>
  requestIds.length === 0
    ? []
    : db
        .selectFrom('repair_log')
        .select(['request_id', 'at'])
        .where('request_id', 'in', requestIds)
        .where('kind', '=', 'status')
        .where('to_status', '=', 5)
        .execute();
