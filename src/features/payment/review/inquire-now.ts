import { processPayment, type WorkResult } from '../bank/process-payment.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { findPayment, type Payment } from '../records/payment.repository.ts';
import { askableStates } from '../records/payment.rules.ts';

/** A person waits for the answer; both calls to the gateway together get so long. */
const deskTimeoutMs = 10_000;

/**
 * Asks the gateway about one payment now, also when it is not due or waits for a person. Staff ask
 * for it. Without an answer a payment in review stays in review.
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
    source: 'desk',
    states: [state],
    evenIfNotDue: true,
    deadlineMs: deskTimeoutMs,
    review: state === 'needs_review' ? { reason: before.reason } : undefined,
  });
  return { result, payment: await findPayment(db, id) };
};
