import { findRequestByTrace } from '#features/requests/index.ts';
import { dayMs } from '#kernel/durations.ts';
import type { Db } from '#storage/dialect.ts';
import { readDeskSettings } from '../settings/desk-settings.ts';
import { listOtherRequests, listSentBack } from './work-returns.repository.ts';

const sentStatuses: ReadonlySet<number> = new Set([5, 6, 7]);

/**
 * Those of these requests that were registered while the work of an earlier repair of the same device was still
 * covered; counted from the day the repaired device was sent back.
 */
export const listWorkReturns = async (db: Db, requestIds: readonly number[]): Promise<Set<number>> => {
  const { workWarrantyDays } = (await readDeskSettings(db)).settings;
  if (requestIds.length === 0 || workWarrantyDays === 0) return new Set();
  const repairs = (await listOtherRequests(db, requestIds)).filter(
    ({ earlierStatus, isUnrepaired }) => sentStatuses.has(earlierStatus) && isUnrepaired === 0,
  );
  const sent = await listSentBack(
    db,
    repairs.map(({ earlierId }) => earlierId),
  );
  const covered = repairs.filter(({ earlierId, registeredAt }) =>
    sent.some(
      ({ requestId, at }) =>
        requestId === earlierId && at <= registeredAt && at >= registeredAt - workWarrantyDays * dayMs,
    ),
  );
  return new Set(covered.map(({ id }) => id));
};

export const isWorkReturn = async (db: Db, traceNumber: string): Promise<boolean> => {
  const request = await findRequestByTrace(db, traceNumber);
  return request !== undefined && (await listWorkReturns(db, [request.id])).size > 0;
};
