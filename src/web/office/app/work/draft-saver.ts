import { minuteMs } from '#kernel/durations.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

const firstRetryMs = 3_000;
const maxRetryMs = minuteMs;

/**
 * Saves by itself: some time after the last change, and while changes never pause, some time after the first of them.
 * One save is on the wire at a time, the newest text next. A failed save is tried again after growing waits as long
 * as `mayRetry` allows it; otherwise it waits for the next change, which may have come meanwhile, or for `flush`.
 *
 * @example const saver = createDraftSaver({ save, isChanged, mayRetry, onState, pauseMs: 1_500, maxMs: 8_000 });
 */
export const createDraftSaver = ({
  save,
  isChanged,
  mayRetry,
  onState,
  pauseMs,
  maxMs,
}: {
  /** Sends the text as it is at that moment; throws when it was not saved. */
  save: () => Promise<void>;
  /** Whether there is anything that the last save did not carry. */
  isChanged: () => boolean;
  /** Whether trying again later may help against what `save` threw. */
  mayRetry: (thrown: unknown) => boolean;
  onState: (state: SaveState) => void;
  pauseMs: number;
  /** A change waits no longer than this, even when others follow without a pause. */
  maxMs: number;
}) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let changedAt: number | undefined;
  let retries = 0;
  let isTouched = false;

  const flushAfter = (waitMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), waitMs);
  };

  const run = async (): Promise<boolean> => {
    try {
      while (isChanged()) {
        onState('saving');
        isTouched = false;
        await save();
      }
      retries = 0;
      onState('saved');
      return true;
    } catch (thrown) {
      onState('failed');
      if (mayRetry(thrown)) {
        flushAfter(Math.min(maxRetryMs, firstRetryMs * 2 ** retries));
        retries += 1;
      } else if (isTouched) flushAfter(pauseMs);
      return false;
    }
  };

  /** Saves now and waits until nothing is left to save; false when it could not. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    changedAt = undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    flush,
    /** Something was written. */
    touch: () => {
      isTouched = true;
      if (!running) onState('waiting');
      changedAt ??= Date.now();
      flushAfter(Math.max(0, Math.min(pauseMs, changedAt + maxMs - Date.now())));
    },
    /** Whether a change waits for its pause to end, or a failed save for its next try. */
    isWaiting: () => timer !== undefined,
  };
};
