import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { calculateBalance, isPart, maxPayments } from '#contract/payment-bounds.ts';
import { queueNotice } from '#features/notification/index.ts';
import { moveRequest } from '#features/requests/index.ts';
import { type ActionContext, type ActionOutcome, staffAction } from '#features/staff-action/index.ts';
import { findReferenceUse, insertHandPayment } from '../money/hand-payments.repository.ts';
import { findActiveInvoice } from '../money/invoices.repository.ts';
import { listCountedPayments, readReceived } from '../money/ledger.repository.ts';
import { keyOfPart, readNextReceiptNo } from '../money/payment-receipts.ts';
import { requireNobodyAtBank, requireNoOpenPayment } from '../money/require-no-payment.ts';
import { foldReference, requireReference } from '../money/require-reference.ts';
import { writeInvoicePayment } from '../money/write-invoice-payment.ts';
import {
  currentState,
  type RequestClaim,
  requireUnmovedRequest,
} from '../request/require-unmoved-request.ts';
import { findHoldMs } from './hold-notice.ts';

type HandMethod = 'cash' | 'card' | 'transfer';

type HandPaymentInput = RequestClaim & {
  method: HandMethod;
  /** All that remains, or a part of it. */
  amountRial: number;
  reference?: string | undefined;
  note?: string | undefined;
  /** Why a manager takes it although the customer went to the bank minutes ago. */
  overrideReason?: string | undefined;
};

/** The line of the log that the last part wrote; a part before it writes none. */
type Recorded = { logId: number | null; paymentId: number };

/** Notes money that the desk took itself; with the last part the request moves on. */
export const recordPayment = staffAction({
  name: 'payment.record',
  permission: 'payments.record',
  run: async ({ trx, actor }: ActionContext, input: HandPaymentInput): Promise<ActionOutcome<Recorded>> => {
    const request = await requireUnmovedRequest(trx, input);
    const invoice = await findActiveInvoice(trx, request.id);
    if (request.status_id !== 3 || !invoice) throw deskRefusal('not-due', currentState(request));
    await requireNoOpenPayment(trx, request, invoice);
    await requireNobodyAtBank(trx, request, actor, input.overrideReason);
    const { amountRial } = input;
    const counted = await listCountedPayments(trx, [request.id]);
    if (counted.length >= maxPayments) throw deskRefusal('too-many-payments', currentState(request));
    const { remainingRial } = calculateBalance(invoice.payable_rial, await readReceived(trx, request.id));
    if (!isPart(amountRial, remainingRial)) {
      const facts = { ...currentState(request), amountRial: remainingRial, field: 'amountRial' };
      throw deskRefusal('wrong-amount', facts);
    }
    const method: HandMethod | 'free' = amountRial === 0 ? 'free' : input.method;
    const reference = parseReference(method, input.reference ?? '');
    const leftRial = remainingRial - amountRial;
    const paymentId = await insertHandPayment(trx, {
      requestId: request.id,
      invoiceId: invoice.id,
      method,
      reference: reference?.text ?? null,
      referenceKey: reference?.key ?? null,
      amountRial,
      receiptNo: await readNextReceiptNo(trx, request.id),
      remainedRial: leftRial,
      by: actor,
    });
    if (paymentId === undefined) {
      const traceNumber = (await findReferenceUse(trx, method, reference?.key ?? '')) ?? '';
      throw deskRefusal('reference-used', { traceNumber, field: 'reference' });
    }
    const paid = { method, reference: reference?.text ?? null };
    const audit = {
      subject: { kind: 'repair' as const, id: input.traceNumber },
      from: { status: 3, state: invoice.payment_state },
      to: {
        ...(leftRial === 0 ? { status: 4, state: 'paid' } : { status: 3, state: invoice.payment_state }),
        amountRial,
        remainingRial: leftRial,
        ...paid,
      },
      why: input.overrideReason,
    };
    if (leftRial > 0) {
      await queueNotice(trx, {
        requestId: request.id,
        facts: { kind: 'part', amountRial, remainingRial: leftRial },
        onceKey: keyOfPart(paymentId),
        holdMs: findHoldMs(actor),
        staffName: actor.name,
      });
      return { result: { logId: null, paymentId }, audit };
    }
    await writeInvoicePayment(trx, invoice.id, { state: 'paid', ...paid, cardMasked: null });
    const moved = await moveRequest(trx, {
      request,
      to: 4,
      source: 'desk',
      note: input.note?.trim() || null,
      by: actor,
      holdMs: findHoldMs(actor),
    });
    return { result: { logId: moved.logId, paymentId }, audit };
  },
});

/** Card reader and transfer have a number that proves them; it is compared whatever its digits and letter case. */
const parseReference = (
  method: HandMethod | 'free',
  given: string,
): { text: string; key: string | null } | undefined => {
  const text = foldReference(given);
  const needsOne = method === 'card' || method === 'transfer';
  if (text === '') {
    if (needsOne) throw deskRefusal('reference-needed', { field: 'reference' });
    return undefined;
  }
  const key = needsOne ? requireReference(text) : text.replace(/[\s-]/g, '');
  // A dash alone proves nothing, and is no number to be found by.
  return { text: text.slice(0, 60), key: key === '' ? null : key.toUpperCase() };
};
