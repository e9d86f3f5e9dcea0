import { type NudgedLoop, runNudgedLoop } from '#kernel/run-nudged-loop.ts';
import type { PaymentDeps } from '../records/deps.ts';
import { findMsUntilNextDue } from './due.repository.ts';
import { createReconcilerMemory, reconcilePayments } from './reconcile-payments.ts';

const maxRestMs = 30_000;
const minRestMs = 1_000;
const restAfterErrorMs = 5_000;

/** Reconciles in the background until it is stopped: every half a minute, or when the next payment comes due. */
export const runReconciler = (deps: PaymentDeps): NudgedLoop => {
  const memory = createReconcilerMemory();
  const loop = runNudgedLoop(
    async () => {
      await reconcilePayments(deps, memory);
      const msUntilDue = await findMsUntilNextDue(deps.storage.db);
      return { restMs: Math.min(maxRestMs, Math.max(minRestMs, msUntilDue ?? maxRestMs)) };
    },
    { onError: deps.reportError, restAfterErrorMs },
  );
  return {
    nudge: loop.nudge,
    stop: () => {
      memory.isStopping = true;
      return loop.stop();
    },
  };
};
