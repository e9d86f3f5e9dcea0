import type { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { createRouteGroup, notFound, type RouteGroupDeps } from '../../create-route-group.ts';
import { jsonAnswer } from '../../json-answer.ts';
import { readOnly } from '../../middleware/allow-methods.ts';

export type Readiness = { isDraining: () => boolean; ping: () => Promise<void> };

/** `/healthz`: the process lives. It asks nobody else, so no supervisor restarts us because of the database. */
export const createAliveRoutes = (common: RouteGroupDeps): Hono<AppEnv> =>
  createHealthGroup(common)
    .get('/', () => jsonAnswer({ status: 'ok' }))
    .all('*', notFound);

/** `/readyz`: this process can serve now. The answer is only yes or no. */
export const createReadyRoutes = (common: RouteGroupDeps, { isDraining, ping }: Readiness): Hono<AppEnv> =>
  createHealthGroup(common)
    .get('/', async () => {
      if (isDraining()) return jsonAnswer({ status: 'draining' }, 503);
      try {
        await ping();
        return jsonAnswer({ status: 'ready' });
      } catch {
        return jsonAnswer({ status: 'not ready' }, 503);
      }
    })
    .all('*', notFound);

const createHealthGroup = (common: RouteGroupDeps): Hono<AppEnv> =>
  createRouteGroup(common, {
    name: 'health',
    urgency: 5,
    refuse: ({ httpStatus, headers }) => jsonAnswer({ status: 'refused' }, httpStatus, headers),
  }).use(readOnly);
