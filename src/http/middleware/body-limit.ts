import type { MiddlewareHandler } from 'hono';
import { AppError } from '#kernel/app-error.ts';
import type { AppEnv } from '../app-env.ts';

/**
 * Refuses a body that announces more, unread. Readers of a body also count its bytes; Hono's own would keep a body
 * without length in memory first.
 */
export const bodyLimit =
  (maxBytes: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new AppError('too_large');
    await next();
  };
