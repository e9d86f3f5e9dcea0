import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * Gives every request an id of our own, which every answer names. A call within the process brings the id of the
 * request it belongs to; Hono's own takes one from a header only, where a caller could write it too.
 */
export const httpRequestId = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  c.env.httpRequestId ??= randomUUID();
  await next();
  c.res.headers.set('x-request-id', c.env.httpRequestId);
};
