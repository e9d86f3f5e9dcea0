/** The call was not made: the other side has failed repeatedly and is left alone for a while. */
export class BreakerOpen extends Error {
  override name = 'BreakerOpen';

  constructor() {
    super('The breaker is open');
  }
}

export type BreakerOptions<Result> = {
  failuresToOpen?: number;
  openMs?: number;
  /** A result that counts as a failure although nothing was thrown. */
  isFailedResult?: (result: Result) => boolean;
  /** A thrown error that shows the other side alive, such as a refusal of one recipient. */
  isHarmlessError?: (error: unknown) => boolean;
  /** Called once at each opening, so that somebody can be alerted. */
  onOpen?: () => void;
  /** Steady milliseconds; a jump of the wall clock must neither open nor close anything. */
  steadyMs?: () => number;
};

/** Makes a runner that stops calling after repeated failures, then lets a single trial through. */
export function withBreaker<Result>(options: BreakerOptions<Result> = {}) {
  const { failuresToOpen = 5, openMs = 30_000, steadyMs = () => performance.now() } = options;
  let failures = 0;
  let openUntil: number | undefined;
  let trialRunning = false;

  // Calls that began before the opening and end after it say nothing new.
  const isOutdated = (isTrial: boolean) => openUntil !== undefined && !isTrial;
  const noteFailure = (isTrial: boolean) => {
    if (isOutdated(isTrial)) return;
    failures += 1;
    if (!isTrial && failures < failuresToOpen) return;
    openUntil = steadyMs() + openMs;
    options.onOpen?.();
  };
  const noteSuccess = (isTrial: boolean) => {
    if (isOutdated(isTrial)) return;
    failures = 0;
    openUntil = undefined;
  };

  return async (call: () => Promise<Result>): Promise<Result> => {
    const isTrial = openUntil !== undefined;
    if (openUntil !== undefined) {
      const waitMs = openUntil - steadyMs();
      if (waitMs > 0 || trialRunning) throw new BreakerOpen();
      trialRunning = true;
    }
    try {
      const result = await call();
      if (options.isFailedResult?.(result)) noteFailure(isTrial);
      else noteSuccess(isTrial);
      return result;
    } catch (error) {
      if (options.isHarmlessError?.(error)) noteSuccess(isTrial);
      else noteFailure(isTrial);
      throw error;
    } finally {
      if (isTrial) trialRunning = false;
    }
  };
}
