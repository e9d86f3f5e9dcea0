import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { observeNothing } from '#kit/observe-nothing.ts';
import type { AppEnv } from '../app-env.ts';
import { createRouteGroup } from '../create-route-group.ts';
import { measurePressure } from '../measure-pressure.ts';

/** An app with a route that never answers, and pages beside it. */
const createWaitingApp = ({ excludedFromLoad }: { excludedFromLoad: boolean }) => {
  const pressure = measurePressure();
  onTestFinished(pressure.stop);
  const common = {
    pressure,
    observer: observeNothing,
    log: pino({ level: 'silent' }),
    origins: { publicOrigin: undefined },
  };
  const refuse = ({ httpStatus }: { httpStatus: number }) => new Response(null, { status: httpStatus });
  const slow = createRouteGroup(common, { name: 'slow', urgency: 2, excludedFromLoad, refuse });
  slow.get('*', () => new Promise<Response>(() => {}));
  const pages = createRouteGroup(common, { name: 'pages', urgency: 1, refuse });
  pages.get('*', () => new Response('a page'));
  const app = new Hono<AppEnv>().route('/slow', slow).route('/', pages);
  return (path: string) => app.request(`http://localhost${path}`, {}, {});
};

describe('requests that wait', () => {
  it('count as load: a long queue makes pages be refused', async () => {
    const ask = createWaitingApp({ excludedFromLoad: false });
    for (let at = 0; at < 250; at += 1) void ask('/slow');
    expect((await ask('/')).status).toBe(503);
  });

  // accepts 684
  it('do not count where they wait for other threads', async () => {
    const ask = createWaitingApp({ excludedFromLoad: true });
    for (let at = 0; at < 1_000; at += 1) void ask('/slow');
    expect((await ask('/')).status).toBe(200);
  });
});
