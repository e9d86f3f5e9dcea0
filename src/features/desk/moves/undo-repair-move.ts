import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { requireStatusId } from '#contract/repair/statuses.ts';
import { cancelStatusNotice, hasNotice } from '#features/notification/index.ts';
import type { LogRow, StoredRequest } from '#features/requests/index.ts';
import { findOpenRequest, moveRequest, requireLockedRequest } from '#features/requests/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { findActiveInvoice } from '../money/invoices.repository.ts';
import { listCountedPayments } from '../money/ledger.repository.ts';
import { cancelPartNotices } from '../money/payment-receipts.ts';
import { requireNoAttempt } from '../money/require-no-payment.ts';
import { listLogs } from '../request/desk-log.repository.ts';
import { currentState } from '../request/require-unmoved-request.ts';
import { describeMove } from './describe-move.ts';
import { undoMs } from './hold-notice.ts';
import { deleteParcel } from './parcels.repository.ts';
import { undoInvoiceOrPayment } from './step-back.ts';
import { isSettledAtOnce, listLastSteps } from './undo.rules.ts';

export const undoReason = 'ثبت اشتباه';

/**
 * Takes a forward move or a cancel of the desk back while its SMS is still held: the request stands where it stood, the
 * customer gets no SMS. A free invoice, issued and settled in one action, goes back both its steps. Refused once the
 * SMS has gone out, and after any other change.
 */
export const undoRepairMove = staffAction({
  name: 'repair.undo',
  permission: 'repairs.move',
  run: async (
    { trx, actor }: ActionContext,
    { traceNumber, logId }: { traceNumber: string; logId: number },
  ) => {
    const request = await requireLockedRequest(trx, traceNumber);
    const invoice = await findActiveInvoice(trx, request.id);
    const counted = await listCountedPayments(trx, [request.id]);
    const steps = await listUndoneSteps(trx, request, logId, isSettledAtOnce(invoice, counted));
    await requireNoAttempt(trx, request);
    const isCancel = request.status_id === 100;
    if (isCancel && (await findOpenRequest(trx, request.sold_product_id)))
      throw deskRefusal('newer-request', currentState(request));
    let at = request;
    for (const step of steps.toReversed()) {
      const isCancelled = await cancelStatusNotice(trx, step.id);
      if (!isCancelled && (await hasNotice(trx, step.id))) throw tooLate(request);
      const to = requireStatusId(step.from_status);
      at = await moveRequest(trx, {
        request: at,
        to,
        source: 'desk',
        note: undoReason,
        notifiesCustomer: false,
        by: actor,
      });
      // A cancelled request kept its invoice.
      if (!isCancel) {
        const last = counted.findLast((one) => one.kind === 'hand' && one.invoiceId === invoice?.id);
        const struck = counted.filter((one) => one === last || one.isRefunded);
        await undoInvoiceOrPayment(trx, at, to, { struck, reason: undoReason });
        if (to === 2) await cancelPartNotices(trx, request.id);
      }
    }
    const deletedParcel = request.status_id === 5 ? await deleteParcel(trx, request.id) : undefined;
    return {
      result: {},
      audit: {
        subject: { kind: 'repair', id: traceNumber },
        ...(await describeMove(trx, { before: request, moved: at, invoice, deletedParcel })),
      },
    };
  },
});

const tooLate = (request: StoredRequest) => deskRefusal('undo-too-late', currentState(request));

/** The lines of the action whose button was pressed, while it is the last one and can still be taken back. */
const listUndoneSteps = async (
  trx: Db,
  request: StoredRequest,
  logId: number,
  wasSettledAtOnce: boolean,
): Promise<LogRow[]> => {
  const steps = listLastSteps(await listLogs(trx, [request.id]), wasSettledAtOnce);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first?.id !== logId || last?.to_status !== request.status_id) throw tooLate(request);
  if ((await readDatabaseNow(trx)) - last.at >= undoMs) throw tooLate(request);
  return steps;
};
