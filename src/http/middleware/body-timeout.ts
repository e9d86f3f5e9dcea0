import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { limits } from '../limits.ts';
import { hasBody } from '../request-head.ts';

/** What Node itself answers when the headers are late. */
const lateAnswer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Ends a request whose body does not arrive in time; JSON is short, so it has less time than a file. A connection may
 * be silent as long while the work is done that was asked for: an import, an export that waits for others, or a film on
 * its way to the store.
 */
export const bodyTimeout =
  (ms: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { incoming, outgoing } = c.env;
    if (incoming && outgoing) outgoing.setTimeout(Math.max(ms, limits.socketTimeout));
    if (incoming && outgoing && hasBody(incoming)) {
      const isJson = incoming.headers['content-type']?.startsWith('application/json');
      const timer = setTimeout(
        () => {
          if (incoming.complete) return;
          // Not by `outgoing`: the handler, which still waits for the body, will use that.
          if (!outgoing.headersSent) incoming.socket.write(lateAnswer);
          incoming.destroy();
        },
        isJson ? Math.min(ms, limits.jsonBodyTimeout) : ms,
      );
      timer.unref();
      incoming.once('close', () => clearTimeout(timer));
    }
    await next();
  };
