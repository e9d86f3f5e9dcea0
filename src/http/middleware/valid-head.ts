import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { findHeadFault, headOfRequest, type OwnOrigins, readRequestHead } from '../request-head.ts';

/** Refuses a request for a foreign host, and one whose first lines are too large or malformed. */
export const validHead =
  (origins: OwnOrigins): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { incoming } = c.env;
    const fault = findHeadFault(incoming ? readRequestHead(incoming) : headOfRequest(c.req.raw), origins);
    if (fault) throw fault;
    await next();
  };
