export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

/**
 * Saves by itself: some time after the last change, one save on the wire at a time, the newest text next. A failed
 * save waits for the next change, or for `flush`.
 *
 * @example const saver = createDraftSaver({ save, isChanged, onState, pauseMs: 1_500 }); saver.touch();
 */
export const createDraftSaver = ({
  save,
  isChanged,
  onState,
  pauseMs,
}: {
  /** Sends the text as it is at that moment; throws when it was not saved. */
  save: () => Promise<void>;
  /** Whether there is anything that the last save did not carry. */
  isChanged: () => boolean;
  onState: (state: SaveState) => void;
  pauseMs: number;
}) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  const run = async (): Promise<boolean> => {
    try {
      while (isChanged()) {
        onState('saving');
        await save();
      }
      onState('saved');
      return true;
    } catch {
      onState('failed');
      return false;
    }
  };

  /** Saves now and waits until nothing is left to save; false when it could not. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    flush,
    /** Something was written. */
    touch: () => {
      if (!running) onState('waiting');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), pauseMs);
    },
    /** Whether a change waits for its pause to end. */
    isWaiting: () => timer !== undefined,
    stop: () => clearTimeout(timer),
  };
};
