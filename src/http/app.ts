import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { App, AppEnv } from './app-env.ts';
import { accessLog } from './middleware/access-log.ts';
import { compression } from './middleware/compression.ts';
import { httpRequestId } from './middleware/http-request-id.ts';
import { officeHostOnly, publicHostOnly } from './middleware/office-host.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { Observer } from './observer.ts';
import { refuseErrors, refusePlainly } from './refuse-errors.ts';
import type { OwnOrigins } from './request-head.ts';

export type RouteGroupName =
  | 'contentApi'
  | 'repairApi'
  | 'officeApi'
  | 'office'
  | 'media'
  | 'assets'
  | 'tracking'
  | 'label'
  | 'preview'
  | 'alive'
  | 'ready'
  | 'cspReport'
  | 'pages';

type AppDeps = {
  groups: Readonly<Record<RouteGroupName, App>>;
  origins: OwnOrigins;
  log: Logger;
  observer: Observer;
};

/** The whole server: what is common to every answer, and each route group at its path. */
export const createApp = ({ groups, origins, log, observer }: AppDeps): App =>
  new Hono<AppEnv>()
    .onError(refuseErrors(log, refusePlainly))
    .use(httpRequestId(), accessLog({ log, observer }), securityHeaders(origins), compression())
    .route('/media', groups.media)
    .route('/assets', groups.assets)
    .use('/office-api/*', officeHostOnly(origins, groups.pages))
    .use('/office/*', officeHostOnly(origins, groups.pages))
    .route('/office-api', groups.officeApi)
    .route('/office', groups.office)
    .route('/csp-report', groups.cspReport)
    .use(publicHostOnly(origins))
    .route('/api/v1', groups.contentApi)
    .route('/repair-api', groups.repairApi)
    .route('/r', groups.tracking)
    .route('/d', groups.label)
    .route('/preview', groups.preview)
    .route('/healthz', groups.alive)
    .route('/readyz', groups.ready)
    .route('/', groups.pages); // last: everything else
