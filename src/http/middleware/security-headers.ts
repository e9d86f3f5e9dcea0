import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { addSecurityHeaders } from '../security-policy.ts';

/** Every answer carries them, refusals too. */
export const securityHeaders = ({
  publicOrigin,
}: {
  publicOrigin: string | undefined;
}): MiddlewareHandler<AppEnv> => {
  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  return async (c, next) => {
    await next();
    addSecurityHeaders(c.res.headers, { isHttps });
  };
};
