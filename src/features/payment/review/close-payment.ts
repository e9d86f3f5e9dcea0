import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { closedByDesk } from '#contract/office/payment-words.ts';
import { lockRequest } from '#features/requests/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { findPayment } from '../records/payment.repository.ts';
import { insertEvent } from '../records/payment-event.repository.ts';
import { refreshInvoice } from '../records/refresh-invoice.ts';
import { writeReviewEnd } from './review.repository.ts';

/**
 * Ends the review of a payment that a person has looked at: as money to be refunded when the gateway named a
 * reference, as failed otherwise, and then the invoice is due again.
 */
export const closePayment = staffAction({
  name: 'payment.close',
  permission: 'payments.review',
  run: async ({ trx, actor }: ActionContext, { id, note }: { id: number; note: string }) => {
    const found = await findPayment(trx, id);
    if (!found) throw deskRefusal('unknown-payment');
    await lockRequest(trx, found.requestId);
    // Read after the wait: the bank may have named its reference meanwhile, and then the money is not lost.
    const payment = (await findPayment(trx, id)) ?? found;
    const state = payment.reference === null ? 'failed' : 'duplicate_paid';
    if (!(await writeReviewEnd(trx, { id, state, reason: `${closedByDesk}${note}` })))
      throw deskRefusal('not-in-review');
    const by = { staffId: actor.staffId, name: actor.name };
    await insertEvent(trx, { paymentId: id, source: 'desk', kind: state, detail: { note, by } });
    await refreshInvoice(trx, payment.invoiceId);
    return {
      result: null,
      audit: { subject: { kind: 'payment', id }, from: 'review', to: state, why: note },
    };
  },
});
