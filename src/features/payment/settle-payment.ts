import { writeInvoicePayment } from '#features/desk/index.ts';
import { lockRequest, moveRequest } from '#features/requests/index.ts';
import type { SettledPayment } from '#ports/payment-gateway.ts';
import { type ClaimedPayment, endPayment, isReferenceTaken, type PaymentEnd } from './claim.repository.ts';
import { classifyPayment } from './classify-payment.rules.ts';
import type { PaymentDeps } from './deps.ts';
import { readInvoice, refreshInvoice } from './payable.repository.ts';
import { insertEvent, type PaymentActor } from './payment-event.repository.ts';

/**
 * Money has arrived, says the gateway. In one transaction: the payment ends, the invoice is paid, the request moves
 * on with its log row and its notice. All of it or nothing, so that a crash in between only means asking once more.
 */
export const settlePayment = async (
  deps: PaymentDeps,
  claimed: ClaimedPayment,
  { money, actor, answers }: { money: SettledPayment; actor: PaymentActor; answers: object },
): Promise<void> => {
  const { db } = deps.storage;
  const end = await db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, claimed.requestId);
    if (!request) throw new Error(`request ${claimed.requestId} is gone`);
    const invoice = await readInvoice(trx, claimed.invoiceId);
    const place = classifyPayment({ ...invoice, statusId: request.status_id }, claimed.amountRial);
    const { reference, cardMasked } = money;
    // Two payments under one reference cannot be; the number is kept in the event alone.
    const ending: PaymentEnd = (await isReferenceTaken(trx, reference, claimed.id))
      ? { state: 'needs_review', reason: 'the reference number is another payment’s' }
      : { state: place.state, reason: 'reason' in place ? place.reason : '', reference, cardMasked };

    const endedAt = await endPayment(trx, claimed, ending);
    // The lease went to another worker, who hears the same answer.
    if (endedAt === undefined) return undefined;
    const detail = { ...answers, reference, reason: ending.reason };
    await insertEvent(trx, { paymentId: claimed.id, actor, kind: ending.state, detail });
    if (ending.state !== 'paid') {
      await refreshInvoice(trx, claimed.invoiceId);
      return ending;
    }
    await writeInvoicePayment(trx, claimed.invoiceId, {
      state: 'paid',
      method: 'online',
      reference,
      cardMasked: cardMasked ?? null,
    });
    await moveRequest(trx, { request, to: 4, actor: 'payment' });
    return ending;
  });
  if (end === undefined) return;
  if (end.state === 'paid') deps.nudgeOutbox();
  else deps.alert('money arrived that no open invoice awaits', { paymentId: claimed.id, ...end });
};
