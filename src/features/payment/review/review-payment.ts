import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { Person } from '#features/audit/index.ts';
import { lockRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { processPayment, type WorkResult } from '../bank/process-payment.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { findPayment, type Payment } from '../records/payment.repository.ts';
import { askableStates } from '../records/payment.rules.ts';
import { insertEvent } from '../records/payment-event.repository.ts';
import { refreshInvoice } from '../records/refresh-invoice.ts';
import { closeReviewed } from './review.repository.ts';

/** A person waits for the answer; both calls to the gateway together get so long. */
const deskTimeoutMs = 10_000;

/**
 * Asks the gateway about one payment now, also when it is not due or waits for a person. Told by the desk. Without
 * an answer a payment in review stays in review.
 */
export const inquireNow = async (
  deps: PaymentDeps,
  id: number,
): Promise<{ result: WorkResult; payment: Payment | undefined }> => {
  const { db } = deps.storage;
  const before = await findPayment(db, id);
  const state = askableStates.find((one) => one === before?.state);
  if (!before || !state) return { result: 'busy', payment: before };
  const result = await processPayment(deps, {
    id,
    actor: 'desk',
    states: [state],
    evenIfNotDue: true,
    deadlineMs: deskTimeoutMs,
    review: state === 'needs_review' ? { reason: before.reason } : undefined,
  });
  return { result, payment: await findPayment(db, id) };
};

/**
 * A person has looked at a payment and ends the review: as money to be returned when the gateway named a reference,
 * as failed otherwise, and then the invoice is due again.
 */
export const closeReviewBy = async (
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
