import type { PaymentDeps } from './deps.ts';
import { readNextTurn } from './due.repository.ts';
import { freshMemory, reconcilePayments } from './reconcile-payments.ts';

export type ReconcilerLoop = {
  /** A payment came due just now: look at once. */
  nudge: () => void;
  /** Resolves when the payment in hand is done with, or soon: leases make it safe to leave one unfinished. */
  stop: () => Promise<void>;
};

const longestRestMs = 30_000;
const shortestRestMs = 1_000;
const stopWithinMs = 5_000;

/** Reconciles in the background until it is stopped: every half a minute, or when the next payment comes due. */
export const runReconciler = (deps: Omit<PaymentDeps, 'nudgeReconciler'>): ReconcilerLoop => {
  const memory = freshMemory();
  let isNudged = false;
  let wake = () => {};
  const nudge = () => {
    isNudged = true;
    wake();
  };

  const rest = (restMs: number) =>
    new Promise<void>((done) => {
      if (isNudged || memory.isStopping) return done();
      const timer = setTimeout(done, restMs);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });

  const run = async (): Promise<void> => {
    while (!memory.isStopping) {
      isNudged = false;
      let restMs = longestRestMs;
      try {
        await reconcilePayments({ ...deps, nudgeReconciler: nudge }, memory);
        const turn = await readNextTurn(deps.storage.db);
        restMs = Math.min(longestRestMs, Math.max(shortestRestMs, turn ?? longestRestMs));
      } catch (error) {
        // The database is away: the payments are safe in it, and we look again soon.
        deps.reportError(error);
        isNudged = false;
        restMs = 5 * shortestRestMs;
      }
      await rest(restMs);
    }
  };
  const ended = run();

  return {
    nudge,
    stop: () => {
      memory.isStopping = true;
      wake();
      const late = new Promise<void>((done) => setTimeout(done, stopWithinMs).unref());
      return Promise.race([ended, late]);
    },
  };
};
