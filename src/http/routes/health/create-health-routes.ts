import type { App } from '../../app-env.ts';
import { createRouteGroup, notFound, type RouteGroupDeps } from '../../create-route-group.ts';
import { jsonAnswer } from '../../json-answer.ts';
import { readOnly } from '../../middleware/allow-methods.ts';

type Readiness = {
  isDraining: () => boolean;
  ping: () => Promise<void>;
  /** Whether nothing can be stored; everything can be read meanwhile. */
  isDiskFull: () => boolean;
};

/** `/healthz`: the process runs. No database is asked, so no supervisor restarts us because of the database. */
export const createAliveRoutes = (common: RouteGroupDeps): App =>
  createHealthGroup(common)
    .get('/', () => jsonAnswer({ status: 'ok' }))
    .all('*', notFound);

/** `/readyz`: this process can serve now; beside that only whether the disk is full. */
export const createReadyRoutes = (common: RouteGroupDeps, { isDraining, ping, isDiskFull }: Readiness): App =>
  createHealthGroup(common)
    .get('/', async () => {
      if (isDraining()) return jsonAnswer({ status: 'draining' }, 503);
      try {
        await ping();
        return jsonAnswer({ status: 'ready', ...(isDiskFull() ? { disk: 'full' } : {}) });
      } catch {
        return jsonAnswer({ status: 'not ready' }, 503);
      }
    })
    .all('*', notFound);

const createHealthGroup = (common: RouteGroupDeps): App =>
  createRouteGroup(common, {
    name: 'health',
    urgency: 5,
    refuse: ({ httpStatus, headers }) => jsonAnswer({ status: 'refused' }, httpStatus, headers),
  }).use(readOnly);
