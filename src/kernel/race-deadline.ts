/**
 * What a work gives, or `late` when it takes longer. The work itself goes on; a later failure is
 * lost unless the caller handles it.
 *
 * @example const answer = await raceDeadline(askBank(), 10_000, 'silent' as const);
 */
export const raceDeadline = async <Result, Late>(
  work: Promise<Result>,
  ms: number,
  late: Late,
): Promise<Result | Late> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<Late>((done) => {
    timer = setTimeout(done, ms, late);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
