import { lockRequest } from '#features/repair/index.ts';
import type { Storage } from '#storage/dialect.ts';
import type { PaymentDeps } from './deps.ts';
import { refreshInvoice } from './payable.repository.ts';
import { findPayment, type Payment } from './payment.repository.ts';
import { insertEvent } from './payment-event.repository.ts';
import { closeReviewed } from './review.repository.ts';
import { workOnPayment } from './work-on-payment.ts';

/** Asks the gateway about one payment now, also when it is not due or waits for a person. Told by the desk. */
export const askAboutPayment = async (deps: PaymentDeps, id: number): Promise<Payment | undefined> => {
  await workOnPayment(deps, {
    id,
    actor: 'desk',
    states: ['started', 'returned', 'verifying', 'needs_review'],
    evenIfNotDue: true,
  });
  return findPayment(deps.storage.db, id);
};

/**
 * A person has looked at a payment and ends the review: as money to be returned when the gateway named a reference,
 * as failed otherwise. Undefined when it was not in review.
 */
export const closeReview = async (
  { storage: { db } }: { storage: Storage },
  { id, note }: { id: number; note: string },
): Promise<Payment | undefined> => {
  const payment = await findPayment(db, id);
  if (payment?.state !== 'needs_review') return undefined;
  const state = payment.reference === null ? 'failed' : 'duplicate_paid';
  await db.transaction().execute(async (trx) => {
    await lockRequest(trx, payment.requestId);
    if (!(await closeReviewed(trx, { id, state, reason: `closed by the desk: ${note}` }))) return;
    await insertEvent(trx, { paymentId: id, actor: 'desk', kind: state, detail: { note } });
    await refreshInvoice(trx, payment.invoiceId);
  });
  return findPayment(db, id);
};
