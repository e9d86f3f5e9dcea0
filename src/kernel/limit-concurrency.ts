/** Runs a piece of work, now or when fewer are running. */
export type RunLimited = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type ConcurrencyLimiter = RunLimited & {
  /** How many wait in line. */
  waiting: () => number;
  /** False when one more would be refused with `TooManyAtOnce`. */
  hasRoom: () => boolean;
};

type ConcurrencyLimit = {
  /** So many run at once. */
  most: number;
  /** So many may wait; one more is refused with `TooManyAtOnce`. Without it everyone may wait, with 0 nobody. */
  longestLine?: number;
  /** A work that has waited so long begins anyway: those before it hang on something else. */
  startAnywayAfterMs?: number;
  /** Awaited between getting a turn and using it. */
  beforeWork?: () => Promise<unknown>;
};

/** The work was not begun: as many as allowed are already under way or in line. */
export class TooManyAtOnce extends Error {
  override name = 'TooManyAtOnce';

  constructor() {
    super('Too many are under way');
  }
}

/**
 * Lets so many works run at once and the others wait in line, or be refused.
 *
 * @example
 * const runLimited = limitConcurrency({ most: 2, longestLine: 20 });
 * const hash = await runLimited(() => hashPassword(password));
 */
export const limitConcurrency = ({
  most,
  longestLine = Number.POSITIVE_INFINITY,
  startAnywayAfterMs,
  beforeWork,
}: ConcurrencyLimit): ConcurrencyLimiter => {
  let running = 0;
  const line = new Set<() => void>();

  const waitInLine = (): Promise<void> =>
    new Promise((begin) => {
      const takeOver = () => {
        line.delete(takeOver);
        clearTimeout(timer);
        begin();
      };
      const beginAnyway = () => {
        running += 1;
        takeOver();
      };
      const timer =
        startAnywayAfterMs === undefined ? undefined : setTimeout(beginAnyway, startAnywayAfterMs);
      line.add(takeOver);
    });

  const leave = () => {
    const [next] = line;
    // The place passes straight to the next in line, so that no newcomer takes it.
    if (next && running <= most) next();
    else running -= 1;
  };

  const hasRoom = () => running < most || line.size < longestLine;

  const runLimited: RunLimited = async (work) => {
    if (!hasRoom()) throw new TooManyAtOnce();
    if (running < most) running += 1;
    else await waitInLine();
    try {
      await beforeWork?.();
      return await work();
    } finally {
      leave();
    }
  };

  return Object.assign(runLimited, { waiting: () => line.size, hasRoom });
};
