import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { HttpRefusal } from '../refusal.ts';

/** Refuses other methods with 405 and `Allow`. Hono by itself answers 404, and HEAD wherever GET is. */
export const allowMethods =
  (...methods: string[]): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (!methods.includes(c.req.method)) {
      throw new HttpRefusal('method_not_allowed', 405, { allow: methods.join(', ') });
    }
    await next();
  };

export const readOnly = allowMethods('GET', 'HEAD');
