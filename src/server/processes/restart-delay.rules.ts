/** Who dies sooner has died at the start. */
export const startFailureSeconds = 10;
const longestSeconds = 30;

/** A second after a long life; twice as long after each death at the start, up to half a minute. */
export const restartDelaySeconds = (livedSeconds: number, youngDeaths: number): number =>
  livedSeconds >= startFailureSeconds ? 1 : Math.min(longestSeconds, 2 ** youngDeaths);
