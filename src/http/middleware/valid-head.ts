import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { findHeadFault, type OwnOrigins, readHead } from '../request-head.ts';

/** Refuses a request for a foreign host, and one whose first lines are too large or malformed. */
export const validHead =
  (origins: OwnOrigins): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const fault = findHeadFault(readHead(c), origins);
    if (fault) throw fault;
    await next();
  };
