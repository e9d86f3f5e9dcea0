import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { calculateBalance } from '#contract/payment-bounds.ts';
import { requireLockedRequest } from '#features/requests/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { currentState } from '../request/require-unmoved-request.ts';
import { findActiveInvoice } from './invoices.repository.ts';
import { insertCreditRefund, readReceived } from './ledger.repository.ts';
import { requireReference } from './require-reference.ts';
import { requireRefundDay } from './require-refund-day.ts';

type RefundInput = {
  traceNumber: string;
  /** What the person saw: the whole credit. */
  amountRial: number;
  /** `YYYY-MM-DD`, the day on which the money went back. */
  date: string;
  reference: string;
};

/** Records that the company gave back the money that no invoice of the request takes. */
export const refundCredit = staffAction({
  name: 'credit.return',
  permission: 'payments.refund',
  needsProof: true,
  run: async ({ trx, actor }: ActionContext, input: RefundInput) => {
    const request = await requireLockedRequest(trx, input.traceNumber);
    const invoice = await findActiveInvoice(trx, request.id);
    const payableRial = invoice ? invoice.payable_rial : null;
    const { creditRial } = calculateBalance(payableRial, await readReceived(trx, request.id));
    if (creditRial === 0) throw deskRefusal('no-credit', currentState(request));
    if (input.amountRial !== creditRial) throw deskRefusal('edited-meanwhile', currentState(request));
    await requireRefundDay(trx, input.date, request.registered_at);
    const reference = requireReference(input.reference);
    await insertCreditRefund(trx, {
      requestId: request.id,
      amountRial: creditRial,
      day: input.date,
      reference,
      by: actor,
    });
    return {
      result: null,
      audit: {
        subject: { kind: 'repair', id: input.traceNumber },
        from: { creditRial },
        to: { creditRial: 0, date: input.date, reference },
      },
    };
  },
});
