/**
 * When the browser has nothing more urgent to do, or has been busy for `maxMs`. A browser without
 * `requestIdleCallback` waits `fallbackMs` instead.
 */
export const whenIdle = (maxMs = 3_000, fallbackMs = 500): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: maxMs });
    else setTimeout(resolve, fallbackMs);
  });
