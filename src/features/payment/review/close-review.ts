import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { Person } from '#features/audit/index.ts';
import { lockRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { findPayment, type Payment } from '../records/payment.repository.ts';
import { insertEvent } from '../records/payment-event.repository.ts';
import { refreshInvoice } from '../records/refresh-invoice.ts';
import { closeReviewed } from './review.repository.ts';

/**
 * A person has looked at a payment and ends the review: as money to be returned when the gateway named a reference,
 * as failed otherwise, and then the invoice is due again.
 */
export const closeReview = async (
  trx: Db,
  { id, note, by }: { id: number; note: string; by: Person },
): Promise<Payment> => {
  const found = await findPayment(trx, id);
  if (!found) throw deskRefusal('unknown-payment');
  await lockRequest(trx, found.requestId);
  // Read after the wait: the bank may have named its reference meanwhile, and then the money is not lost.
  const payment = (await findPayment(trx, id)) ?? found;
  const state = payment.reference === null ? 'failed' : 'duplicate_paid';
  const reason = `${closedByDesk}${note}`;
  if (!(await closeReviewed(trx, { id, state, reason }))) throw deskRefusal('not-in-review');
  await insertEvent(trx, { paymentId: id, actor: 'desk', kind: state, detail: { note, by } });
  await refreshInvoice(trx, payment.invoiceId);
  return { ...payment, state, reason };
};

/** Begins the reason of a payment that a person has closed; their words follow. */
const closedByDesk = 'closed by the desk: ';
