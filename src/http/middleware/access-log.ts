import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../app-env.ts';
import type { Observer } from '../observer.ts';

/** One line and one measurement a request. Only the path: queries may hold codes, authorities and search words. */
export const accessLog =
  ({ log, observer }: { log: Logger; observer: Observer }): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { status } = c.res;
    observer.answered(c.get('routeGroup') ?? 'none', status, ms / 1_000);
    log.info({
      requestId: c.env.requestId,
      method: c.req.method,
      path: c.get('loggedPath') ?? c.req.path,
      status,
      ms: Math.round(ms),
    });
  };
