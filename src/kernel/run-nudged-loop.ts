import { raceDeadline } from './race-deadline.ts';

export type NudgedLoop = {
  /** New work has come: begin the next round at once. */
  nudge: () => void;
  /** Resolves when the current round is done, or a moment later without it. */
  stop: () => Promise<void>;
};

/** Longer than an SMS in hand takes. A round may be cut short anywhere: leases and transactions make that safe. */
const stopWithinMs = 6_000;

type LoopRound = { isStopping: () => boolean };

/**
 * Works round after round in the background until it is stopped. Between two rounds it rests as long as the
 * round says; a nudge ends the rest, and one that comes during a round starts the next at once.
 */
export const runNudgedLoop = (
  work: (round: LoopRound) => Promise<{ restMs: number }>,
  options: {
    /** A round failed; the loop rests, then tries again. */
    onError: (error: unknown) => void;
    restAfterErrorMs: number;
  },
): NudgedLoop => {
  let isStopped = false;
  let isNudged = false;
  let wake = () => {};
  const nudge = () => {
    isNudged = true;
    wake();
  };

  const rest = (restMs: number) =>
    new Promise<void>((done) => {
      if (isNudged || isStopped) return done();
      const timer = setTimeout(done, restMs);
      timer.unref?.();
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });

  const run = async (): Promise<void> => {
    while (!isStopped) {
      isNudged = false;
      let restMs = options.restAfterErrorMs;
      try {
        ({ restMs } = await work({ isStopping: () => isStopped }));
      } catch (error) {
        options.onError(error);
        isNudged = false;
      }
      await rest(restMs);
    }
  };
  const ended = run();

  return {
    nudge,
    stop: () => {
      isStopped = true;
      wake();
      return raceDeadline(ended, stopWithinMs, undefined);
    },
  };
};
