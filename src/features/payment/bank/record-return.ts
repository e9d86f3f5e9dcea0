import type { VerifyPaymentData } from '#contract/repair/money-entities.ts';
import { addressKeys, limitRules, takeFromLimit } from '#features/limits/index.ts';
import { lockRequest } from '#features/requests/index.ts';
import type { PaymentDeps, ReturnDeps } from '../records/deps.ts';
import type { Payment } from '../records/payment.repository.ts';
import { isEnd, periods } from '../records/payment.rules.ts';
import { hasRecentEvent, insertEvent } from '../records/payment-event.repository.ts';
import { refreshInvoice } from '../records/refresh-invoice.ts';
import { requirePayment, toVerifyPaymentData } from './require-payment.ts';
import { markReturned } from './return.repository.ts';

/**
 * Notes that a payer came back, before the gateway is asked about it, and makes the payment due. The return's address
 * is a hint: neither OK nor anything else in it decides. Gives how the payment stands in our own books.
 */
export const recordReturn = async (
  deps: ReturnDeps,
  { authority, isOk, clientAddress }: { authority: string; isOk: boolean; clientAddress: string },
): Promise<VerifyPaymentData> => {
  const payment = await requirePayment(deps, authority);
  if (await mayNote(deps, authority, clientAddress)) {
    await writeReturn(deps, payment, isOk ? 'returned-ok' : 'returned-not-ok');
    if (!isEnd(payment.state)) deps.nudgeReconciler();
  }
  return toVerifyPaymentData(payment);
};

/** Too many visits are not refused: a reload of the page still shows how the payment stands. */
const mayNote = async (deps: PaymentDeps, authority: string, clientAddress: string): Promise<boolean> => {
  const byAuthority = await takeFromLimit(deps, limitRules.returnPerAuthority, authority);
  if (byAuthority.isOver) return false;
  const { address } = addressKeys(clientAddress);
  return !(await takeFromLimit(deps, limitRules.returnPerAddress, address)).isOver;
};

/** `asked`: someone asked for the outcome without having come by our page. */
export const writeReturn = (
  { storage: { db } }: PaymentDeps,
  { id, requestId, invoiceId }: Payment,
  kind: 'returned-ok' | 'returned-not-ok' | 'asked',
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockRequest(trx, requestId);
    if (!(await hasRecentEvent(trx, { paymentId: id, kind, withinMs: periods.sameNote }))) {
      await insertEvent(trx, { paymentId: id, source: 'browser', kind });
    }
    const isOk = kind === 'returned-ok';
    if (await markReturned(trx, { id, isOk })) await refreshInvoice(trx, invoiceId);
  });
