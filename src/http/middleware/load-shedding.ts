import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#kernel/app-error.ts';
import type { AppEnv } from '../app-env.ts';
import type { Pressure, Urgency } from '../measure-pressure.ts';
import type { Observer } from '../observer.ts';
import { hasBody } from '../request-head.ts';

export type LoadDeps = { pressure: Pressure; observer: Observer };

/** Refuses at once and cheaply when there are too many requests, so that the accepted ones are served well. */
export const loadShedding =
  (
    { pressure, observer }: LoadDeps,
    { urgency, excludedFromLoad }: { urgency: Urgency; excludedFromLoad: boolean },
  ): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (pressure.level() >= (c.get('urgency') ?? urgency)) {
      observer.shed(c.get('routeGroup') ?? 'none');
      throw new AppError('unavailable', { message: 'too many requests at once', retryAfterSeconds: 5 });
    }
    const leave = excludedFromLoad ? () => {} : enterWithBody(pressure, c.env.incoming);
    try {
      await next();
    } finally {
      leave();
    }
  };

/** A body that has not arrived by then is slow. */
const slowBodyMs = 1_000;

/** A slow body takes a connection and no work: until it has arrived, the request does not count. */
const enterWithBody = (pressure: Pressure, incoming: IncomingMessage | undefined): (() => void) => {
  let leave = pressure.enter();
  if (!incoming || !hasBody(incoming)) return leave;
  const enterAgain = () => {
    leave = pressure.enter();
  };
  const timer = setTimeout(() => {
    if (incoming.complete) return;
    leave();
    leave = () => {};
    incoming.once('end', enterAgain);
  }, slowBodyMs);
  timer.unref();
  return () => {
    clearTimeout(timer);
    incoming.off('end', enterAgain);
    leave();
  };
};

/** For paths whose urgency differs from that of their group. */
export const withUrgency =
  (urgency: Urgency): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    c.set('urgency', urgency);
    return next();
  };
