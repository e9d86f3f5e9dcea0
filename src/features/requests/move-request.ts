import { findMove, type MoveSource, mayMove, needsReason } from '#contract/repair/moves.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { isOpen, type StatusId } from '#contract/repair/statuses.ts';
import type { Person } from '#features/audit/index.ts';
import { queueStatusNotice } from '#features/notification/index.ts';
import type { Db } from '#storage/dialect.ts';
import type { StoredRequest } from './find-request.ts';
import { insertLog } from './log.repository.ts';
import { findOwnRow, updateStatus } from './requests.repository.ts';

type MoveInput = {
  request: StoredRequest;
  to: StatusId;
  source: MoveSource;
  /** What the customer reads beside the change; the reason of a cancellation. */
  note?: string | null;
  /** False when the change is part of one that has had its SMS. */
  notifiesCustomer?: boolean;
  /** Who of the staff it was. */
  by?: Person | undefined;
  /** How long the SMS is held back, so that the move can be taken back. */
  holdMs?: number | undefined;
};

/** Its new status, and the line of the log about it. */
export type MovedRequest = StoredRequest & { logId: number };

/**
 * Moves a request along the one table: conditional update, log row and notice in the caller's transaction.
 * Throws `too-late` when the request has meanwhile gone elsewhere.
 */
export const moveRequest = async (
  trx: Db,
  { request, to, source, note = null, notifiesCustomer = true, by, holdMs }: MoveInput,
): Promise<MovedRequest> => {
  const from = request.status_id;
  if (!mayMove(from, to, source)) throw repairRefusal(to > from && to !== 100 ? 'too-early' : 'too-late');
  // Reopened, it would be seen by the device's new owner.
  if (!isOpen(from) && !(await isOwnersRequest(trx, request))) throw repairRefusal('too-late');
  if (needsReason(from, to, source) && !note) throw new Error(`a move from ${from} to ${to} needs a reason`);
  const isReturnedUnrepaired =
    findMove(from, to)?.kind === 'unrepaired' || (request.is_returned_unrepaired === 1 && to > 2);
  const isMoved = await updateStatus(trx, { id: request.id, from, to, isReturnedUnrepaired });
  if (!isMoved) throw repairRefusal('too-late');
  const logId = await insertLog(trx, {
    requestId: request.id,
    kind: 'status',
    from,
    to,
    source,
    note,
    by,
  });
  if (notifiesCustomer) await queueStatusNotice(trx, logId, { holdMs, staffName: by?.name });
  const moved = { ...request, status_id: to, is_returned_unrepaired: isReturnedUnrepaired ? 1 : 0 };
  return { ...moved, logId };
};

const isOwnersRequest = async (trx: Db, request: StoredRequest): Promise<boolean> =>
  (await findOwnRow(trx, {
    soldProductId: request.sold_product_id,
    traceNumber: request.trace_number,
  })) !== undefined;
