import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentReason } from '#contract/office/payment-words.ts';
import { writePurpose } from '#contract/repair/payment-texts.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { giveBackTake } from '#features/limits/index.ts';
import { requireOwnRequest } from '#features/portal/index.ts';
import { lockRequest } from '#features/requests/index.ts';
import type { RequestPaymentAnswer } from '#ports/payment-gateway.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { insertEvent } from '../records/payment-event.repository.ts';
import { attemptLimits, type BegunAttempt, beginAttempt } from './begin-attempt.ts';
import { finishAttemptStart, markStarted } from './start-attempt.repository.ts';

const pollMs = 250;
const waitForOtherTabMs = 11_000;

type StartInput = {
  sessionToken: string | undefined;
  traceNumber: string;
  clientAddress: string;
  /** A part of what remains; without it as much as one payment may be. */
  amount?: number | undefined;
  /** The origin the portal was opened on; where the payer returns to is for `returnUrl` to decide. */
  openedOn?: string | undefined;
};

/**
 * Begins the payment of an invoice, for the verified owner of exactly that device, and gives the address where it
 * is paid. A live attempt of the same amount is used again.
 */
export const startPayment = async (deps: PaymentDeps, input: StartInput): Promise<{ paymentUrl: string }> => {
  const requireOwn = () => requireOwnRequest(deps.storage, input.sessionToken, input.traceNumber);
  const { request } = await requireOwn();
  const attempt = { requestId: request.id, clientAddress: input.clientAddress, amount: input.amount };
  const waitsUntil = performance.now() + waitForOtherTabMs;
  let begun = await beginAttempt(deps, attempt);
  while (begun.kind === 'wait' && performance.now() < waitsUntil) {
    await sleep(pollMs);
    await requireOwn();
    begun = await beginAttempt(deps, attempt);
  }
  if (begun.kind === 'wait') throw repairRefusal('gateway-down');
  const authority = begun.kind === 'reuse' ? begun.authority : await askOrGiveBack(deps, begun, input);
  return { paymentUrl: deps.gateway.startUrl(authority) };
};

/** What the gateway failed to begin is not held against the payer: trying again is what the sentence advises. */
const askOrGiveBack = async (
  deps: PaymentDeps,
  begun: Extract<BegunAttempt, { kind: 'new' }>,
  { clientAddress, openedOn }: StartInput,
): Promise<string> => {
  try {
    return await askForAuthority(deps, begun, openedOn);
  } catch (error) {
    for (const { rule, key } of attemptLimits(begun.payable.requestId, clientAddress)) {
      await giveBackTake(deps, rule, key);
    }
    throw error;
  }
};

const askForAuthority = async (
  deps: PaymentDeps,
  { id, amountRial, payable }: Extract<BegunAttempt, { kind: 'new' }>,
  openedOn: string | undefined,
): Promise<string> => {
  const { db } = deps.storage;
  const answer = await deps.gateway.requestPayment({
    amountRial,
    description: writePurpose(payable.traceNumber),
    callbackUrl: deps.returnUrl(openedOn),
    orderId: payable.traceNumber,
    ...(payable.mobile ? { mobile: payable.mobile } : {}),
  });
  if (answer.outcome === 'started') {
    const { authority } = answer;
    const isOurs = await db.transaction().execute(async (trx) => {
      // Another call that begins an attempt under this lock either ended this one or finds it started.
      await lockRequest(trx, payable.requestId);
      if (!(await markStarted(trx, { id, authority }))) return false;
      const detail = describe(answer);
      await insertEvent(trx, { paymentId: id, source: 'customer', kind: 'started', detail });
      return true;
    });
    if (isOurs) return authority;
    // It came too late. Nobody pays by an attempt that has ended here; trying again leads to a live one.
    throw repairRefusal('gateway-down');
  }

  // The payer was not sent to the bank, so nothing can be paid by an authority that we do not store.
  const state = answer.outcome === 'configuration' ? 'failed' : 'expired';
  await db.transaction().execute(async (trx) => {
    await lockRequest(trx, payable.requestId);
    const reason: PaymentReason = `the gateway gave no authority: ${answer.outcome}`;
    if (!(await finishAttemptStart(trx, { id, state, reason }))) return;
    await insertEvent(trx, {
      paymentId: id,
      source: 'customer',
      kind: 'not-started',
      detail: describe(answer),
    });
  });
  if (state === 'failed')
    deps.alert('the gateway refuses our settings', { paymentId: id, ...describe(answer) });
  throw repairRefusal('gateway-down');
};

const describe = ({ outcome, vendorCode, reason }: RequestPaymentAnswer): Record<string, unknown> => ({
  outcome,
  vendorCode,
  reason,
});
