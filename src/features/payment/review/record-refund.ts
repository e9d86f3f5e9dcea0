import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { requireReference, requireRefundDay, strikeRefundedPayment } from '#features/desk/index.ts';
import { lockRequest } from '#features/requests/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { readInvoice } from '../records/payable.repository.ts';
import { findPayment } from '../records/payment.repository.ts';
import { isRefundable } from '../records/payment.rules.ts';
import { insertEvent } from '../records/payment-event.repository.ts';
import { storeRefund } from './review.repository.ts';

type RefundInput = {
  id: number;
  /** `YYYY-MM-DD`, the day on which the money went back. */
  date: string;
  reference: string;
};

/**
 * Records that the company gave money back: a duplicate, or the online payment of a request that has not been sent on
 * yet, which can afterwards go a step back and be paid again.
 */
export const recordRefund = staffAction({
  name: 'payment.return',
  permission: 'payments.refund',
  needsProof: true,
  run: async ({ trx, actor }: ActionContext, { id, date, reference }: RefundInput) => {
    const found = await findPayment(trx, id);
    if (!found) throw deskRefusal('unknown-payment');
    const request = await lockRequest(trx, found.requestId);
    const payment = (await findPayment(trx, id)) ?? found;
    if (payment.refundedOn !== null) throw deskRefusal('already-refunded', { day: payment.refundedOn });
    const { isWithdrawn } = await readInvoice(trx, payment.invoiceId);
    if (!isRefundable(payment.state, { statusId: request?.status_id, isWithdrawn }))
      throw deskRefusal('not-refundable');
    await requireRefundDay(trx, date, payment.createdAt);
    const text = requireReference(reference);
    if (!(await storeRefund(trx, { id, day: date, reference: text })))
      throw deskRefusal('already-refunded', { day: date });
    // Before the whole is paid nothing waits for a step back: it stops counting at once.
    if (payment.state === 'paid' && request?.status_id === 3) await strikeRefundedPayment(trx, payment, text);
    const by = { staffId: actor.staffId, name: actor.name };
    const detail = { day: date, reference: text, by };
    await insertEvent(trx, { paymentId: id, source: 'desk', kind: 'refunded', detail });
    return {
      result: null,
      audit: {
        subject: { kind: 'payment', id },
        from: { state: payment.state },
        to: { date, reference: text },
      },
    };
  },
});
