import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { attemptHoldMs } from '#contract/payment-bounds.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import type { ActionActor } from '#features/staff-action/index.ts';
import type { Db } from '#storage/dialect.ts';
import { currentState } from '../request/require-unmoved-request.ts';
import type { StoredInvoice } from './invoices.repository.ts';
import { listOpenOnlinePayments, type OpenAttempt } from './online-payments.repository.ts';

/**
 * While money may be on its way, its invoice must not change under it. A paid invoice does not say so itself: a second
 * trip to the bank can be open beside the one that paid it.
 */
export const requireNoOpenPayment = async (
  trx: Db,
  request: StoredRequest,
  invoice: StoredInvoice | undefined,
): Promise<void> => {
  if (!invoice) return;
  const attempts = await listOpenOnlinePayments(trx, request.id);
  const open = attempts.find((attempt) => attempt.invoiceId === invoice.id && mayHavePaid(attempt));
  const state = invoice.payment_state;
  if (open || state === 'pending' || state === 'review') throw openPayment(request, open, state);
};

/** An undo is refused beside every attempt that has not ended: the customer may be paying what it would withdraw. */
export const requireNoAttempt = async (trx: Db, request: StoredRequest): Promise<void> => {
  const [open] = await listOpenOnlinePayments(trx, request.id);
  if (open) throw openPayment(request, open);
};

/**
 * Money by hand is refused while the customer may be at the bank; a manager may go on with a reason. The bank's later
 * answer is judged by the invoice as it is then.
 */
export const requireNobodyAtBank = async (
  trx: Db,
  request: StoredRequest,
  { permissions }: ActionActor,
  overrideReason: string | undefined,
): Promise<void> => {
  const attempts = await listOpenOnlinePayments(trx, request.id);
  const begun = attempts.findLast((attempt) => !mayHavePaid(attempt) && attempt.ageMs < attemptHoldMs);
  if (!begun || (overrideReason && permissions.has('payments.override'))) return;
  throw deskRefusal('payment-begun', { ...currentState(request), since: begun.since });
};

/** Somebody came back from the bank, or the bank is being asked: money may have been taken. */
const mayHavePaid = ({ state, looksPaid, hasReturned }: OpenAttempt): boolean =>
  (state !== 'created' && state !== 'started') || looksPaid || hasReturned;

const openPayment = (request: StoredRequest, open: OpenAttempt | undefined, invoiceState?: string) => {
  const isInReview = invoiceState === 'review' || open?.state === 'needs_review';
  return deskRefusal('payment-open', {
    ...currentState(request),
    paymentState: isInReview ? 'review' : 'pending',
    ...(open ? { since: open.since } : {}),
  });
};
