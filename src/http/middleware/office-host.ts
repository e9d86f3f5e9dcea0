import type { MiddlewareHandler } from 'hono';
import { AppError } from '#kernel/app-error.ts';
import type { App, AppEnv } from '../app-env.ts';
import { isOfficeHost, type OwnOrigins, readHead } from '../request-head.ts';

/** With OFFICE_ORIGIN the office answers on that host alone; elsewhere its path is an unknown page. */
export const officeHostOnly =
  (origins: OwnOrigins, pages: App): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (origins.officeOrigin === undefined || isOfficeHost(readHead(c), origins)) return next();
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isReading) throw new AppError('not_found');
    return pages.fetch(c.req.raw, c.env);
  };

/** With OFFICE_ORIGIN nothing of the site answers on that host. */
export const publicHostOnly =
  (origins: OwnOrigins): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (isOfficeHost(readHead(c), origins)) throw new AppError('not_found');
    await next();
  };
