/** Runs a piece of work, now or when fewer are running. */
export type RunLimited = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type ConcurrencyLimiter = RunLimited & {
  /** How many wait. */
  waiting: () => number;
  /** False when one more would be refused with `TooManyAtOnce`. */
  hasRoom: () => boolean;
};

type ConcurrencyLimit = {
  /** So many run at once. */
  maxConcurrent: number;
  /** So many may wait; one more is refused with `TooManyAtOnce`. Without it everyone may wait, with 0 nobody. */
  maxQueued?: number;
  /** Work that has waited this long begins anyway, since the running work may be stuck. */
  startAnywayAfterMs?: number;
  /** Awaited after a wait ends and before the work begins. */
  beforeWork?: () => Promise<unknown>;
};

/** The work was not begun: as many as allowed are already under way or queued. */
export class TooManyAtOnce extends Error {
  override name = 'TooManyAtOnce';

  constructor() {
    super('Too many are under way');
  }
}

/**
 * Runs so many at once; the others wait in a queue or are refused.
 *
 * @example
 * const runLimited = limitConcurrency({ maxConcurrent: 2, maxQueued: 20 });
 * const hash = await runLimited(() => hashPassword(password));
 */
export const limitConcurrency = ({
  maxConcurrent,
  maxQueued = Number.POSITIVE_INFINITY,
  startAnywayAfterMs,
  beforeWork,
}: ConcurrencyLimit): ConcurrencyLimiter => {
  let running = 0;
  const queue = new Set<() => void>();

  const waitInQueue = (): Promise<void> =>
    new Promise((begin) => {
      const takeOver = () => {
        queue.delete(takeOver);
        clearTimeout(timer);
        begin();
      };
      const beginAnyway = () => {
        running += 1;
        takeOver();
      };
      const timer =
        startAnywayAfterMs === undefined ? undefined : setTimeout(beginAnyway, startAnywayAfterMs);
      queue.add(takeOver);
    });

  const leave = () => {
    const [next] = queue;
    // The place passes straight to the next in the queue, so that no newcomer takes it.
    if (next && running <= maxConcurrent) next();
    else running -= 1;
  };

  const hasRoom = () => running < maxConcurrent || queue.size < maxQueued;

  const runLimited: RunLimited = async (work) => {
    if (!hasRoom()) throw new TooManyAtOnce();
    if (running < maxConcurrent) running += 1;
    else await waitInQueue();
    try {
      await beforeWork?.();
      return await work();
    } finally {
      leave();
    }
  };

  return Object.assign(runLimited, { waiting: () => queue.size, hasRoom });
};
