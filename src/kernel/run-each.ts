/** One after the other; one that fails, such as with the media store away, does not stop the next. */
export const runEach = async (
  jobs: readonly (() => Promise<unknown>)[],
  reportError: (error: unknown) => void,
): Promise<void> => {
  for (const job of jobs) {
    try {
      await job();
    } catch (error) {
      reportError(error);
    }
  }
};
