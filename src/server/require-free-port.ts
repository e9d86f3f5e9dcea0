import { createServer } from 'node:net';
import type { Config } from '#config';

/** A port that cannot be listened at, with the name of its setting. */
export class PortUnavailable extends Error {
  override name = 'PortUnavailable';
}

/**
 * Refuses a busy port before anything else is opened, so that a start that cannot succeed leaves nothing
 * behind. If the port is taken between this and listening, listening itself fails.
 */
export const requireFreePort = (port: number, host: string, setting: string): Promise<void> =>
  new Promise((free, refuse) => {
    const probe = createServer();
    probe.once('error', (error) => refuse(toPortError(error, port, setting)));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => free()));
  });

/** The ports of the site and of its numbers. */
export const requireFreePorts = async ({
  port,
  host,
  metrics,
}: Pick<Config, 'port' | 'host' | 'metrics'>): Promise<void> => {
  await requireFreePort(port, host, 'PORT');
  if (metrics) await requireFreePort(metrics.port, metrics.host, 'METRICS_PORT');
};

export const toPortError = (error: NodeJS.ErrnoException, port: number, setting: string): Error => {
  if (error.code === 'EADDRINUSE')
    return new PortUnavailable(`port ${port} is already in use; set ${setting} to another`, { cause: error });
  if (error.code === 'EACCES')
    return new PortUnavailable(`port ${port} may not be used by this account; set ${setting} to another`, {
      cause: error,
    });
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new PortUnavailable(
      `the address beside ${setting} is none of this machine; set ${setting.replace('PORT', 'HOST')} to another`,
      { cause: error },
    );
  return error;
};
