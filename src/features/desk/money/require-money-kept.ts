import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { currentState } from '../request/require-unmoved-request.ts';
import { findActiveInvoice } from './invoices.repository.ts';
import { listCountedPayments } from './ledger.repository.ts';

/** Refuses to send a device back when money of its invoice was given back and what is left does not pay it. */
export const requireMoneyKept = async (trx: Db, request: StoredRequest): Promise<void> => {
  const invoice = await findActiveInvoice(trx, request.id);
  const refunded = (await listCountedPayments(trx, [request.id])).filter(({ isRefunded }) => isRefunded);
  if (!invoice || refunded.length === 0) return;
  const keptRial = refunded.reduce((sum, { amountRial }) => sum - amountRial, invoice.receivedRial);
  const amountRial = invoice.payable_rial - keptRial;
  if (amountRial > 0) throw deskRefusal('payment-returned', { ...currentState(request), amountRial });
};
