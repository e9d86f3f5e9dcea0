import { lockRequest } from '#features/requests/index.ts';
import { minuteMs } from '#kernel/durations.ts';
import type { Db } from '#storage/dialect.ts';
import { withReconcilerLock } from '#storage/with-reconciler-lock.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { findPaymentByAuthority } from '../records/payment.repository.ts';
import { insertEvent } from '../records/payment-event.repository.ts';
import { refreshInvoice } from '../records/refresh-invoice.ts';
import { countRecent, expireUnstartedAttempts, listDue, resumeWaitingPayments } from './due.repository.ts';
import { decideListedStep } from './listed-payment.rules.ts';
import { processPayment } from './process-payment.ts';
import { markListed } from './return.repository.ts';

/** What one reconciler remembers between its rounds. */
type ReconcilerMemory = { listedAt: number; isGatewaySilent: boolean; isStopping: boolean };

export const createReconcilerMemory = (): ReconcilerMemory => ({
  listedAt: Number.NEGATIVE_INFINITY,
  isGatewaySilent: false,
  isStopping: false,
});

const rowsARound = 100;
/** Shorter while payers are at the bank: one who pays and closes the browser is then found sooner. */
const listEveryMs = { resting: 10 * minuteMs, payersAtBank: 2 * minuteMs };
/** When the gateway is down, a few tries show it; the others stay due. */
const silencesToStop = 5;

type Round = { worked: number; listed: number };

/**
 * Finishes payments from the database alone: cut-off beginnings, payments that are due, and payers who paid and
 * never came back. One process at a time; gives undefined when another is at it.
 */
export const reconcilePayments = async (
  deps: PaymentDeps,
  memory: ReconcilerMemory,
): Promise<Round | undefined> => {
  const round: Round = { worked: 0, listed: 0 };
  const wasAlone = await withReconcilerLock(deps.storage, async () => {
    await endCutOff(deps);
    round.listed = await recheckLostReturns(deps, memory);
    round.worked = await workOnDue(deps, memory);
  });
  return wasAlone ? round : undefined;
};

const endCutOff = ({ storage: { db } }: PaymentDeps): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const paymentId of await expireUnstartedAttempts(trx)) {
      await insertEvent(trx, { paymentId, source: 'reconciler', kind: 'expired' });
    }
  });

const workOnDue = async (deps: PaymentDeps, memory: ReconcilerMemory): Promise<number> => {
  const { db } = deps.storage;
  let worked = 0;
  let silences = 0;
  for (const id of await listDue(db, rowsARound)) {
    const result = await processPayment(deps, { id, source: 'reconciler' });
    if (result === 'busy') continue;
    worked += 1;
    silences = result === 'silent' ? silences + 1 : 0;
    if (result === 'silent') memory.isGatewaySilent = true;
    else await noteAnswer(db, memory);
    if (silences >= silencesToStop || memory.isStopping) break;
  }
  return worked;
};

const noteAnswer = async (db: Db, memory: ReconcilerMemory): Promise<void> => {
  if (memory.isGatewaySilent) await resumeWaitingPayments(db);
  memory.isGatewaySilent = false;
};

const recheckLostReturns = async (deps: PaymentDeps, memory: ReconcilerMemory): Promise<number> => {
  const { db } = deps.storage;
  const { recent, payersAtBank } = await countRecent(db);
  const pause = payersAtBank > 0 ? listEveryMs.payersAtBank : listEveryMs.resting;
  if (recent === 0 || performance.now() - memory.listedAt < pause) return 0;
  memory.listedAt = performance.now();
  const answer = await deps.gateway.listUnverified();
  if (answer.outcome === 'configuration') {
    deps.alert('the gateway refuses our settings', { vendorCode: answer.vendorCode });
  }
  if (answer.outcome !== 'listed') {
    memory.isGatewaySilent = true;
    return 0;
  }
  await noteAnswer(db, memory);
  if (answer.mayBeCut) deps.alert('the list of unverified payments is full; older ones may be missing', {});

  let found = 0;
  for (const authority of answer.authorities) if (await recheckListed(deps, authority)) found += 1;
  return found;
};

const recheckListed = async ({ storage: { db } }: PaymentDeps, authority: string): Promise<boolean> => {
  const payment = await findPaymentByAuthority(db, authority);
  if (!payment) return false;
  return db.transaction().execute(async (trx) => {
    await lockRequest(trx, payment.requestId);
    const listed = await findPaymentByAuthority(trx, authority);
    const step = listed && decideListedStep(listed);
    if (!step) return false;
    await markListed(trx, listed, step);
    await insertEvent(trx, {
      paymentId: payment.id,
      source: 'reconciler',
      kind: 'listed',
      detail: { was: listed.state },
    });
    await refreshInvoice(trx, payment.invoiceId);
    return true;
  });
};
