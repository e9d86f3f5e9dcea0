import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { requireLockedRequest, type StoredRequest } from '#features/requests/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { findVisit, type StoredVisit } from './visits.repository.ts';

export type VisitClaim = {
  traceNumber: string;
  /** The revision the person saw; undefined when it does not matter. */
  rev?: number | undefined;
};

/** Holds the request of a visit until the transaction ends; refuses when somebody else changed the visit meanwhile. */
export const lockVisit = async (
  trx: Db,
  { traceNumber, rev }: VisitClaim,
): Promise<{ request: StoredRequest; rev: number; visit: StoredVisit | undefined }> => {
  const request = await requireLockedRequest(trx, traceNumber);
  const stored = await findVisit(trx, request.id);
  if (rev !== undefined && rev !== (stored?.rev ?? 0))
    throw deskRefusal('visit-changed', { changedBy: stored?.changedBy ?? '' });
  return { request, rev: stored?.rev ?? 0, visit: stored?.isCancelled ? undefined : stored };
};

/** A visit as audit rows and notices hold it. */
export const describeVisit = ({ technician, from, to }: Pick<StoredVisit, 'technician' | 'from' | 'to'>) => ({
  technician,
  from: toIso(from),
  to: toIso(to),
});
