import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { RenderLimit } from '../limit-renders.ts';

/** For answers that this process makes itself and that are large: only a few are made at once. */
export const renderLimit =
  ({ run }: RenderLimit): MiddlewareHandler<AppEnv> =>
  (_, next) =>
    run(next);
