import { createServer } from 'node:net';

/**
 * Refuses a busy port before anything else is opened, so that a start that cannot succeed leaves nothing
 * behind. Whoever takes the port in the moment between is still refused by listening itself.
 */
export const requireFreePort = (port: number, host: string): Promise<void> =>
  new Promise((free, refuse) => {
    const probe = createServer();
    probe.once('error', refuse);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => free()));
  });
