import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { findMove } from '#contract/repair/moves.ts';
import { isStatusId, type StatusId } from '#contract/repair/statuses.ts';
import { type ActionContext, staffAction } from '#features/audit/index.ts';
import { cancelStatusNotice, hasNotice } from '#features/notification/index.ts';
import type { LogRow, StoredRequest } from '#features/requests/index.ts';
import { moveRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { describeMove } from './describe-move.ts';
import { findLogLine, listLaterLines } from './desk-log.repository.ts';
import { findActiveInvoice } from './invoices.repository.ts';
import { requireLockedRequest, standing } from './lock-request.ts';
import { undoMoney, undoMs } from './move-by-desk.ts';
import { deleteParcel } from './parcels.repository.ts';
import { requireNoAttempt } from './require-no-payment.ts';

export const undoReason = 'ثبت اشتباه';

/**
 * Takes a forward move of the desk back while its SMS is still held: the request stands where it stood, the customer
 * hears nothing. A free invoice, issued and settled in one action, goes back both its steps. Refused afterwards, and
 * after any other change.
 */
export const undoRepairMove = staffAction({
  name: 'repair.undo',
  permission: 'repairs.move',
  run: async (
    { trx, actor }: ActionContext,
    { traceNumber, logId }: { traceNumber: string; logId: number },
  ) => {
    const request = await requireLockedRequest(trx, { traceNumber });
    const steps = await listUndoneSteps(trx, request, logId);
    await requireNoAttempt(trx, request);
    const invoice = await findActiveInvoice(trx, request.id);
    let at = request;
    for (const step of steps.toReversed()) {
      const isCancelled = await cancelStatusNotice(trx, step.id);
      if (!isCancelled && (await hasNotice(trx, step.id))) throw tooLate(request);
      const to = requireStatus(step.from_status);
      at = await moveRequest(trx, {
        request: at,
        to,
        actor: 'desk',
        note: undoReason,
        isTold: false,
        by: actor,
      });
      await undoMoney(trx, at, to, undoReason);
      if (step.to_status === 5) await deleteParcel(trx, request.id);
    }
    return {
      result: {},
      audit: {
        subject: { kind: 'repair', id: traceNumber },
        ...(await describeMove(trx, request, at, invoice)),
      },
    };
  },
});

const tooLate = (request: StoredRequest) => deskRefusal('undo-too-late', standing(request));

/** The lines of one action, while it can still be taken back. */
const listUndoneSteps = async (trx: Db, request: StoredRequest, logId: number): Promise<LogRow[]> => {
  const first = await findLogLine(trx, logId);
  if (!first || first.request_id !== request.id || !isForward(first)) throw tooLate(request);
  const later = await listLaterLines(trx, request.id, logId);
  const steps = [first, ...later];
  const isOneAction =
    steps.every(({ at }) => Number(at) - Number(first.at) < 1_000) && later.every(isForward);
  const last = steps.at(-1) ?? first;
  const age = (await readDatabaseNow(trx)) - Number(last.at);
  if (!isOneAction || last.to_status !== request.status_id || age >= undoMs) throw tooLate(request);
  return steps;
};

const isForward = ({ kind, actor, from_status, to_status }: LogRow): boolean => {
  if (kind !== 'status' || actor !== 'desk' || from_status === null) return false;
  const move = findMove(requireStatus(from_status), requireStatus(to_status));
  return move?.kind === 'forward' || move?.kind === 'unrepaired';
};

const requireStatus = (status: number | null): StatusId => {
  if (status === null || !isStatusId(status)) throw new Error(`status ${status} is not in the table`);
  return status;
};
