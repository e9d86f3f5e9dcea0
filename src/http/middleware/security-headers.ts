import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { isHttps } from '../is-https.ts';
import { addSecurityHeaders } from '../security-policy.ts';

/** Every answer carries them, refusals too. Hono's own would overwrite what a route has set, as a file's policy. */
export const securityHeaders = ({
  publicOrigin,
}: {
  publicOrigin: string | undefined;
}): MiddlewareHandler<AppEnv> => {
  const facts = { isHttps: isHttps(publicOrigin) };
  return async (c, next) => {
    await next();
    addSecurityHeaders(c.res.headers, facts);
  };
};
