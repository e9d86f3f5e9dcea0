import { Hono } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '#kernel/app-error.ts';
import type { App, AppEnv } from './app-env.ts';
import { limits } from './limits.ts';
import type { Urgency } from './measure-pressure.ts';
import { bodyLimit } from './middleware/body-limit.ts';
import { bodyTimeout } from './middleware/body-timeout.ts';
import { type LoadDeps, loadShedding, withUrgency } from './middleware/load-shedding.ts';
import { validHead } from './middleware/valid-head.ts';
import { type Refuse, refuseErrors } from './refuse-errors.ts';
import type { OwnOrigins } from './request-head.ts';

/** What every route group needs. */
export type RouteGroupDeps = LoadDeps & { log: Logger; origins: OwnOrigins };

type RouteGroupOptions = {
  /** As metrics name it. */
  name: string;
  /** The group's own shape of refusals. */
  refuse: Refuse;
  urgency: Urgency;
  /** Where the urgency of a path differs. */
  urgencies?: Readonly<Record<string, Urgency>>;
  /** The largest body, in bytes; by default a JSON body of usual size. */
  maxBodyBytes?: number;
  /** How long a body may take to arrive, in milliseconds. */
  bodyTimeoutMs?: number;
  /** Its requests wait for other threads, in a queue of their own: that is no reason to refuse others. */
  excludedFromLoad?: boolean;
};

/** A sub-app whose checks and failures all answer in its own shape. Its last route is `.all('*', notFound)`. */
export const createRouteGroup = (deps: RouteGroupDeps, options: RouteGroupOptions): App => {
  const { name, refuse, urgency, urgencies = {}, excludedFromLoad = false } = options;
  const { maxBodyBytes = limits.publicJson.bytes, bodyTimeoutMs = limits.requestTimeout } = options;
  const group = new Hono<AppEnv>().onError(refuseErrors(deps.log, refuse));
  group.use((c, next) => {
    c.set('routeGroup', name);
    return next();
  });
  for (const [path, other] of Object.entries(urgencies)) group.use(path, withUrgency(other));
  return group.use(
    validHead(deps.origins),
    bodyTimeout(bodyTimeoutMs),
    bodyLimit(maxBodyBytes),
    loadShedding(deps, { urgency, excludedFromLoad }),
  );
};

/** Hono drops the `notFound` of a sub-app when it is mounted, so each group ends with this route. */
export const notFound = (): never => {
  throw new AppError('not_found');
};
