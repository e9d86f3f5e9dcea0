import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { secondMs } from '#kernel/durations.ts';
import type { AppEnv } from '../app-env.ts';
import type { Observer } from '../observer.ts';

/** The address of a tracking page, a label or a preview is the key to it, so the log does not have it. */
const hideToken = (path: string): string => path.replace(/^\/(r|d|preview)\/.*/is, '/$1/…');

/** One line and one measurement a request. Only the path: queries may hold codes, authorities and search words. */
export const accessLog =
  ({ log, observer }: { log: Logger; observer: Observer }): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { status } = c.res;
    observer.answered(c.get('routeGroup') ?? 'none', status, ms / secondMs);
    log.info({
      requestId: c.env.httpRequestId,
      method: c.req.method,
      path: hideToken(c.req.path),
      status,
      ms: Math.round(ms),
    });
  };
