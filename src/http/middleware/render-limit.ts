import type { MiddlewareHandler } from 'hono';
import type { RunLimited } from '#kernel/limit-concurrency.ts';
import type { AppEnv } from '../app-env.ts';

/** For answers that this process makes itself and that are large: only a few are made at once. */
export const renderLimit =
  (runLimited: RunLimited): MiddlewareHandler<AppEnv> =>
  (_, next) =>
    runLimited(next);
