import { randomUUID } from 'node:crypto';
import { lockRequest } from '#features/requests/index.ts';
import { raceDeadline } from '#kernel/race-deadline.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { periods, waitAfter } from '../records/payment.rules.ts';
import { insertEvent, type PaymentSource } from '../records/payment-event.repository.ts';
import { refreshInvoice } from '../records/refresh-invoice.ts';
import { callGateway, type Finding } from './call-gateway.ts';
import {
  type ClaimedPayment,
  claimPayment,
  endPayment,
  type PaymentEnd,
  releasePayment,
  restoreReview,
} from './claim.repository.ts';
import { settingsReason } from './listed-payment.rules.ts';
import { settlePayment } from './settle-payment.ts';

type WorkInput = {
  id: number;
  source: PaymentSource;
  evenIfNotDue?: boolean;
  /** No answer by then counts as none; asking once more is always safe. */
  deadlineMs?: number | undefined;
  /** Of the payer who waits for the answer. */
  clientAddress?: string | undefined;
  /** It waits for a person, for this reason, and stays so when the gateway gives no answer. */
  reviewReason?: string | undefined;
};

/** `busy`: not due, ended, or in other hands. `silent`: the gateway gave no usable answer. */
export type WorkResult = 'busy' | 'silent' | 'answered';

/**
 * Takes one payment in hand, asks the gateway outside of any transaction, and writes down what came of it. Safe to
 * repeat and to be cut off anywhere: the lease runs out and the next worker asks again.
 */
export const processPayment = async (
  deps: PaymentDeps,
  { source, deadlineMs, reviewReason, clientAddress, ...claim }: WorkInput,
): Promise<WorkResult> => {
  const { db } = deps.storage;
  const isInReview = reviewReason !== undefined;
  const claimed = await claimPayment(db, { ...claim, isInReview, token: randomUUID() });
  if (!claimed) return 'busy';
  const finding = await askUntil(deps, claimed, deadlineMs);
  if (finding.step === 'wait' && isInReview) {
    await leaveInReview(deps, claimed, { source, finding, reason: reviewReason });
    return 'silent';
  }
  if (finding.step === 'settle' && finding.money) {
    await settlePayment(deps, claimed, {
      money: finding.money,
      source,
      answers: finding.answers,
      clientAddress,
    });
    return 'answered';
  }
  const end = decideEnd(finding, claimed);
  if (end) await endUnpaid(deps, claimed, { end, source, finding });
  else await putBack(deps, claimed, { source, finding });
  return finding.step === 'wait' ? 'silent' : 'answered';
};

const askUntil = (
  { gateway }: PaymentDeps,
  claimed: ClaimedPayment,
  deadlineMs: number | undefined,
): Promise<Finding> => {
  const asking = callGateway(gateway, claimed);
  if (deadlineMs === undefined) return asking;
  const silence: Finding = { step: 'wait', money: undefined, answers: { silentAfterMs: deadlineMs } };
  return raceDeadline(asking, deadlineMs, silence);
};

/** The answer was of no use: the payment keeps its state, and only the try is noted. */
const leaveInReview = ({ storage: { db } }: PaymentDeps, claimed: ClaimedPayment, more: Silence) =>
  db.transaction().execute(async (trx) => {
    await lockRequest(trx, claimed.requestId);
    if (!(await restoreReview(trx, claimed, more.reason))) return;
    const { source, finding } = more;
    await insertEvent(trx, { paymentId: claimed.id, source, kind: 'silent', detail: finding.answers });
  });

type Silence = { source: PaymentSource; finding: Finding; reason: string };

/** The end of a payment that brought no money; undefined while it stays open. */
const decideEnd = ({ step }: Finding, { hasReturned, ageMs }: ClaimedPayment): PaymentEnd | undefined => {
  const isGivenUp = ageMs >= periods.giveUpAfter;
  switch (step) {
    case 'fail':
      return { state: hasReturned ? 'failed' : 'expired', reason: 'the gateway took no money' };
    case 'review':
      return { state: 'needs_review', reason: 'the gateway knows another payment under this authority' };
    case 'configuration':
      return { state: 'needs_review', reason: `${settingsReason}: the gateway refuses our settings` };
    case 'wait-in-bank':
      if (!isGivenUp) return undefined;
      return { state: hasReturned ? 'failed' : 'expired', reason: 'never paid at the bank' };
    default:
      return isGivenUp ? { state: 'needs_review', reason: 'no clear answer within 72 hours' } : undefined;
  }
};

const endUnpaid = async (
  deps: PaymentDeps,
  claimed: ClaimedPayment,
  { end, source, finding }: { end: PaymentEnd; source: PaymentSource; finding: Finding },
): Promise<void> => {
  const { db } = deps.storage;
  const isEnded = await db.transaction().execute(async (trx) => {
    await lockRequest(trx, claimed.requestId);
    if (!(await endPayment(trx, claimed, end))) return false;
    const detail = { ...finding.answers, reason: end.reason };
    await insertEvent(trx, { paymentId: claimed.id, source, kind: end.state, detail });
    await refreshInvoice(trx, claimed.invoiceId);
    return true;
  });
  if (isEnded && end.state === 'needs_review') {
    deps.alert('a payment needs a person', { paymentId: claimed.id, reason: end.reason, ...finding.answers });
  }
};

const putBack = async (
  { storage: { db } }: PaymentDeps,
  claimed: ClaimedPayment,
  { source, finding }: { source: PaymentSource; finding: Finding },
): Promise<void> => {
  const { step } = finding;
  // Paid and not yet verified: after the first try it is verified again at once, later after growing waits.
  const waitMs = step === 'verify-again' && claimed.tries <= 1 ? 0 : waitAfter(claimed.tries);
  const looksPaid = step === 'wait' ? undefined : step === 'verify-again';
  await db.transaction().execute(async (trx) => {
    await lockRequest(trx, claimed.requestId);
    if (!(await releasePayment(trx, claimed, { waitMs, looksPaid, reason: step }))) return;
    const detail = { ...finding.answers, waitMs };
    await insertEvent(trx, { paymentId: claimed.id, source, kind: 'unsettled', detail });
    await refreshInvoice(trx, claimed.invoiceId);
  });
};
