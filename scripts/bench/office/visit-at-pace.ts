export type Waits = { p50: number; p99: number; longest: number; refused: number; asked: number };

/**
 * Requests a page every few milliseconds, whether the ones before were answered or not, as independent visitors do: a
 * server that stands still for a second keeps everyone waiting who comes in that second. Returns how long they waited,
 * in milliseconds, once it is stopped.
 */
export const visitAtPace = (url: string, everyMs: number): (() => Promise<Waits>) => {
  const waits: number[] = [];
  const underWay = new Set<Promise<void>>();
  let refused = 0;
  const visit = async (due: number): Promise<void> => {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (!answer?.ok) refused += 1;
    waits.push(performance.now() - due);
  };
  let due = performance.now();
  const timer = setInterval(() => {
    // A timer that came late sends those who were due meanwhile; their waiting began when they were due.
    for (; due <= performance.now(); due += everyMs) {
      const one = visit(due).finally(() => underWay.delete(one));
      underWay.add(one);
    }
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    return { ...readWaits(waits), refused };
  };
};

export const readWaits = (waits: readonly number[]): Omit<Waits, 'refused'> => {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), longest: at(1), asked: sorted.length };
};
