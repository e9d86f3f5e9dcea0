import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { requireLockedRequest } from '#features/requests/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { strikeHandPayment } from '../money/hand-payments.repository.ts';
import { listCountedPayments, readReceived } from '../money/ledger.repository.ts';
import { cancelPartNotices } from '../money/payment-receipts.ts';
import { isReason } from '../request/desk-moves.rules.ts';
import { currentState } from '../request/require-unmoved-request.ts';
import { undoMs } from './hold-notice.ts';
import { undoReason } from './undo-repair-move.ts';

/**
 * Takes a part that was noted by hand out of the count: without a reason within its 30 seconds, while its SMS is held;
 * later with one. What paid the rest of an invoice is struck by the step back.
 */
export const strikePayment = staffAction({
  name: 'payment.strike',
  permission: 'payments.record',
  run: async (
    { trx }: ActionContext,
    input: { traceNumber: string; id: number; reason?: string | undefined },
  ) => {
    const { traceNumber, id } = input;
    const request = await requireLockedRequest(trx, traceNumber);
    const counted = await listCountedPayments(trx, [request.id]);
    const payment = counted.find((one) => one.kind === 'hand' && one.id === id);
    if (!payment) throw deskRefusal('unknown-payment');
    if (request.status_id !== 2 && request.status_id !== 3)
      throw deskRefusal('not-due', currentState(request));
    if ((await readReceived(trx, request.id)) < payment.amountRial)
      throw deskRefusal('money-returned', currentState(request));
    const isFresh = (await readDatabaseNow(trx)) - payment.at < undoMs;
    if (!isFresh && !isReason(input.reason)) throw deskRefusal('reason-needed', { field: 'reason' });
    const why = input.reason?.trim() || undoReason;
    await strikeHandPayment(trx, id, why);
    await cancelPartNotices(trx, request.id);
    const { amountRial, method } = payment;
    return {
      result: null,
      audit: {
        subject: { kind: 'repair', id: traceNumber },
        from: { amountRial, method },
        to: { state: 'struck' },
        why,
      },
    };
  },
});
