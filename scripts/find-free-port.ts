import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port that nobody listens on. It is below those that a system gives to whoever asks for any, so that no other
 * process takes it before it is used.
 */
export const findFreePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((known) => {
    const probe = createServer()
      .once('error', () => known(false))
      .listen(port, '127.0.0.1', () => probe.close(() => known(true)));
  });
