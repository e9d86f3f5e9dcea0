import { processPayment, type WorkResult } from '../bank/process-payment.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { findPayment } from '../records/payment.repository.ts';
import { askableStates } from '../records/payment.rules.ts';

/** A person waits for the answer; both calls to the gateway together get so long. */
const deskTimeoutMs = 10_000;

/**
 * Asks the gateway about one payment now, also when it is not due or waits for a person. Staff ask for it. Without an
 * answer a payment in review stays in review.
 */
export const inquireNow = async (deps: PaymentDeps, id: number): Promise<WorkResult> => {
  const payment = await findPayment(deps.storage.db, id);
  if (!payment || !askableStates.some((state) => state === payment.state)) return 'busy';
  return processPayment(deps, {
    id,
    source: 'desk',
    evenIfNotDue: true,
    deadlineMs: deskTimeoutMs,
    reviewReason: payment.state === 'needs_review' ? payment.reason : undefined,
  });
};
