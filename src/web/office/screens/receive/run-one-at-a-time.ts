/**
 * Runs one at a time. When a person starts it while it runs, it runs once more afterwards. A background start during a
 * run is ignored; it does not cancel that second run.
 */
export const runOneAtATime = (run: (isBackground: boolean) => Promise<void>) => {
  let isRunning = false;
  let isAskedMeanwhile = false;
  const start = async (isBackground = false): Promise<void> => {
    if (isRunning) {
      isAskedMeanwhile ||= !isBackground;
      return;
    }
    isRunning = true;
    isAskedMeanwhile = false;
    try {
      await run(isBackground);
    } finally {
      isRunning = false;
    }
    if (isAskedMeanwhile) void start();
  };
  return start;
};
