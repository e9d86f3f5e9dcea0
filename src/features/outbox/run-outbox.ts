import { type OutboxDeps, workOutboxOnce } from './work-outbox.ts';

export type OutboxLoop = {
  /** Something was queued just now: look at once. */
  nudge: () => void;
  /** Resolves when the message in hand is done with. */
  stop: () => Promise<void>;
};

/**
 * Sends queued messages in the background, one at a time, until it is stopped. Looks every few seconds, because
 * messages also come due by themselves and from other processes.
 */
export const runOutbox = (
  deps: OutboxDeps & { reportError: (error: unknown) => void },
  pollMs = 5_000,
): OutboxLoop => {
  let isStopped = false;
  let wake = () => {};
  let isNudged = false;

  const rest = () =>
    new Promise<void>((done) => {
      if (isNudged || isStopped) return done();
      const timer = setTimeout(done, pollMs);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });

  const run = async (): Promise<void> => {
    while (!isStopped) {
      isNudged = false;
      try {
        while (!isStopped && (await workOutboxOnce(deps))) {
          // One after the other until nothing is due.
        }
      } catch (error) {
        // The database is away: the messages are safe in it, and we look again later.
        deps.reportError(error);
        isNudged = false;
      }
      await rest();
    }
  };
  const ended = run();

  return {
    nudge: () => {
      isNudged = true;
      wake();
    },
    stop: () => {
      isStopped = true;
      wake();
      return ended;
    },
  };
};
