import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/** Gives every request an id of our own, never the caller's, and every answer names it. */
export const requestId = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  c.env.requestId ??= randomUUID();
  await next();
  c.res.headers.set('x-request-id', c.env.requestId);
};
