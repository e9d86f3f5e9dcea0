/**
 * Runs one at a time. What a person asks for while it runs is done once more afterwards; a try in the background is
 * left out then, and takes back nothing that a person asked for.
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
