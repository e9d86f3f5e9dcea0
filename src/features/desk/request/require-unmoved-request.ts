import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { requireLockedRequest, type StoredRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { readLastChange } from './desk-log.repository.ts';
import { listDeskMoves } from './desk-moves.rules.ts';

export type RequestClaim = {
  traceNumber: string;
  /** The status the person saw; when it has moved on meanwhile, nothing is done. */
  expectedStatusId?: number | undefined;
};

/** A locked request that stands where the person saw it. */
export const requireUnmovedRequest = async (
  trx: Db,
  { traceNumber, expectedStatusId }: RequestClaim,
): Promise<StoredRequest> => {
  const request = await requireLockedRequest(trx, traceNumber);
  if (expectedStatusId === undefined || request.status_id === expectedStatusId) return request;
  throw deskRefusal('moved-meanwhile', {
    ...currentState(request),
    ...(await readLastChange(trx, request.id)),
  });
};

/** Where a request stands and what can be done from there, for a refusal. */
export const currentState = (request: StoredRequest) => ({
  traceNumber: request.trace_number,
  statusId: request.status_id,
  repairInPlace: request.repair_in_place === 1,
  isReturnedUnrepaired: request.is_returned_unrepaired === 1,
  allowedMoves: listDeskMoves(request),
});
