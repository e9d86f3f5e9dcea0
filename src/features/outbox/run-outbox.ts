import { type NudgedLoop, runNudgedLoop } from '#kernel/run-nudged-loop.ts';
import { type OutboxDeps, workOutboxOnce } from './work-outbox.ts';

/**
 * Sends queued messages in the background, one at a time, until it is stopped. Looks every few seconds, because
 * messages also come due by themselves and from other processes. While the database is away they are safe in it.
 */
export const runOutbox = (
  deps: OutboxDeps & { reportError: (error: unknown) => void },
  pollMs = 5_000,
): NudgedLoop =>
  runNudgedLoop(
    async ({ isStopping }) => {
      while (!isStopping() && (await workOutboxOnce(deps))) {
        // One after the other until nothing is due.
      }
      return { restMs: pollMs };
    },
    { onError: deps.reportError, restAfterErrorMs: pollMs },
  );
