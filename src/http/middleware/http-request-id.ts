import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** Gives every request an id of our own, which every answer names. Hono's own would take the caller's. */
export const httpRequestId = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  c.env.httpRequestId ??= randomUUID();
  await next();
  c.res.headers.set('x-request-id', c.env.httpRequestId);
};
