import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Urgency } from './measure-pressure.ts';

/** What a handler is given besides the request itself. */
export type RequestFacts = {
  httpRequestId: string;
  /** The caller's address as far as it can be trusted; for limits only, never logged. */
  clientAddress: string;
};

export type AppEnv = {
  /** Given with each request. Node's own objects are missing where the caller is in this process. */
  Bindings: RequestFacts & Partial<HttpBindings>;
  Variables: {
    routeGroup: string | undefined;
    urgency: Urgency | undefined;
  };
};

/** The whole app, or the sub-app of a route group. */
export type App = Hono<AppEnv>;
