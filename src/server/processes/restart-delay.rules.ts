/** A process that ends sooner counts as failed at its start. */
export const startFailureSeconds = 10;
const maxSeconds = 30;

/** A second after a run that lasted; after failures at the start twice as long each time, up to half a minute. */
export const restartDelaySeconds = (uptimeSeconds: number, startFailures: number): number =>
  uptimeSeconds >= startFailureSeconds ? 1 : Math.min(maxSeconds, 2 ** startFailures);
