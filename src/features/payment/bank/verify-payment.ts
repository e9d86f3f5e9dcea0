import { setTimeout as sleep } from 'node:timers/promises';
import type { VerifyPaymentData } from '#contract/repair/money-entities.ts';
import { addressKeys, limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { raceDeadline } from '#kernel/race-deadline.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { isEnd } from '../records/payment.rules.ts';
import { processPayment, type WorkResult } from './process-payment.ts';
import { writeReturn } from './record-return.ts';
import { requirePayment, toVerifyPaymentData } from './require-payment.ts';

const pollMs = 250;
const maxWaitMs = 10_000;

type VerifyInput = { authority: string; clientAddress: string; waitMs?: number };

/**
 * Returns how a payment ended. Asks the gateway when it is due and nobody else is asking; otherwise waits for the one
 * who is. After ten seconds without an end the answer is "pending", and the work goes on without the caller.
 */
export const verifyPayment = async (
  deps: PaymentDeps,
  { authority, clientAddress, waitMs = maxWaitMs }: VerifyInput,
): Promise<VerifyPaymentData> => {
  const deadline = performance.now() + waitMs;
  let payment = await requirePayment(deps, authority);
  await requireWithinLimits(deps, [
    { rule: limitRules.verifyPerAuthority, key: authority },
    { rule: limitRules.verifyPerAddress, key: addressKeys(clientAddress).address },
  ]);
  // A caller of the API without our page: the call itself means that the payer is back.
  if (payment.state === 'started') await writeReturn(deps, payment, 'asked');

  while (!isEnd(payment.state)) {
    const result = await workUntil(deps, { id: payment.id, clientAddress }, deadline);
    payment = await requirePayment(deps, authority);
    // One that got no usable answer is not asked again within one call.
    if (result === 'late' || result === 'silent' || performance.now() + pollMs >= deadline) break;
    if (!isEnd(payment.state)) await sleep(pollMs);
  }
  return toVerifyPaymentData(payment);
};

const workUntil = async (
  deps: PaymentDeps,
  payment: { id: number; clientAddress: string },
  deadline: number,
): Promise<WorkResult | 'late'> => {
  const work = processPayment(deps, { ...payment, source: 'browser' });
  const result = await raceDeadline(work, Math.max(0, deadline - performance.now()), 'late' as const);
  // Its lease outlives the caller; should it fail, the reconciler takes over.
  if (result === 'late') work.catch((error: unknown) => deps.reportError(error));
  return result;
};
