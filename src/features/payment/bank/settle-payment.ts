import { readNextReceiptNo, writeInvoicePayment } from '#features/desk/index.ts';
import { addressKeys, giveBackTake, limitRules } from '#features/limits/index.ts';
import { lockRequest, moveRequest } from '#features/requests/index.ts';
import type { SettledPayment } from '#ports/payment-gateway.ts';
import { writeIfPossible } from '#storage/write-if-possible.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { readInvoice } from '../records/payable.repository.ts';
import { insertEvent, type PaymentSource } from '../records/payment-event.repository.ts';
import { refreshInvoice } from '../records/refresh-invoice.ts';
import { type ClaimedPayment, endPayment, isReferenceTaken, type PaymentEnd } from './claim.repository.ts';
import { classifyPayment } from './classify-payment.rules.ts';

type Settlement = {
  money: SettledPayment;
  source: PaymentSource;
  answers: object;
  /** Of the payer who waits for the answer. */
  clientAddress?: string | undefined;
};

/** What was paid does not count against trying to pay. */
const giveBackTakes = async (
  deps: PaymentDeps,
  requestId: number,
  clientAddress: string | undefined,
): Promise<void> => {
  await giveBackTake(deps, limitRules.payPerRequest, String(requestId));
  if (clientAddress !== undefined)
    await giveBackTake(deps, limitRules.payPerAddress, addressKeys(clientAddress).address);
};

/**
 * The gateway confirms that money arrived. In one transaction the payment ends and, when nothing remains, the invoice
 * is paid and the request moves on with its log row and its notice. After a crash in between the gateway is only asked
 * once more.
 */
export const settlePayment = async (
  deps: PaymentDeps,
  claimed: ClaimedPayment,
  { money, source, answers, clientAddress }: Settlement,
): Promise<void> => {
  const { db } = deps.storage;
  const end = await db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, claimed.requestId);
    if (!request) throw new Error(`request ${claimed.requestId} is gone`);
    const invoice = await readInvoice(trx, claimed.invoiceId);
    const classified = classifyPayment({ ...invoice, statusId: request.status_id }, claimed.amountRial);
    const { reference, cardMasked } = money;
    // A reference belongs to one payment: a second one gets its own number after the bank's, so that its money counts.
    const ending: PaymentEnd = (await isReferenceTaken(trx, reference, claimed.id))
      ? {
          state: 'needs_review',
          reason: 'the reference number is another payment’s',
          reference: `${reference}/${claimed.id}`,
          cardMasked,
        }
      : {
          state: classified.state,
          reason: 'reason' in classified ? classified.reason : '',
          reference,
          cardMasked,
        };
    const remainedRial = invoice.remainingRial - claimed.amountRial;
    if (ending.state === 'paid')
      ending.receipt = { no: await readNextReceiptNo(trx, claimed.requestId), remainedRial };

    // The lease went to another worker, which gets the same answer.
    if (!(await endPayment(trx, claimed, ending))) return undefined;
    const detail = { ...answers, reference, reason: ending.reason };
    await insertEvent(trx, { paymentId: claimed.id, source, kind: ending.state, detail });
    if (ending.state !== 'paid' || remainedRial > 0) {
      await refreshInvoice(trx, claimed.invoiceId);
      return ending;
    }
    await writeInvoicePayment(trx, claimed.invoiceId, {
      state: 'paid',
      method: 'online',
      reference,
      cardMasked: cardMasked ?? null,
    });
    await moveRequest(trx, { request, to: 4, source: 'payment' });
    return ending;
  });
  if (end === undefined) return;
  if (end.state === 'paid') {
    deps.nudgeOutbox();
    await writeIfPossible(() => giveBackTakes(deps, claimed.requestId, clientAddress));
  } else deps.alert('money arrived and was not booked as a payment', { paymentId: claimed.id, ...end });
};
