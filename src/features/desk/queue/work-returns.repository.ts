import { dayMs } from '#kernel/durations.ts';
import type { Db } from '#storage/dialect.ts';

/**
 * Those of these requests that were registered while the work of an earlier repair of the same device was still
 * covered; counted from the day the repaired device was sent back.
 */
export const listCovered = async (
  db: Db,
  requestIds: readonly number[],
  days: number,
): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('repair_request as request')
    .innerJoin('repair_request as earlier', 'earlier.sold_product_id', 'request.sold_product_id')
    .innerJoin('repair_log as sent', 'sent.request_id', 'earlier.id')
    .select('request.id')
    .where('request.id', 'in', requestIds)
    .whereRef('earlier.id', '!=', 'request.id')
    .where('earlier.status_id', 'in', [5, 6, 7])
    .where('earlier.is_returned_unrepaired', '=', 0)
    .where('sent.kind', '=', 'status')
    .where('sent.to_status', '=', 5)
    .whereRef('sent.at', '<=', 'request.registered_at')
    .where(({ eb, ref }) => eb('sent.at', '>=', eb(ref('request.registered_at'), '-', days * dayMs)))
    .execute();
  return new Set(rows.map(({ id }) => id));
};
