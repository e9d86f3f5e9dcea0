import { connect } from 'node:net';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { observeNothing } from '#kit/observe-nothing.ts';
import type { AppEnv } from '../app-env.ts';
import { createRouteGroup } from '../create-route-group.ts';
import { measurePressure } from '../measure-pressure.ts';
import { serve } from '../serve.ts';

it('bodies that arrive slowly are no load, and who leaves before the end is no fault in the log', async () => {
  const pressure = measurePressure();
  onTestFinished(pressure.stop);
  const lines: string[] = [];
  const common = {
    pressure,
    observer: observeNothing,
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    origins: { publicOrigin: undefined },
  };
  const refuse = ({ httpStatus }: { httpStatus: number }) => new Response(null, { status: httpStatus });
  const seen = { arrived: 0, ended: 0 };
  const forms = createRouteGroup(common, { name: 'forms', urgency: 4, refuse });
  forms.post('*', async (c) => {
    seen.arrived += 1;
    return new Response(await c.req.text().finally(() => (seen.ended += 1)));
  });
  const pages = createRouteGroup(common, { name: 'pages', urgency: 1, refuse });
  pages.get('*', () => new Response('a page'));
  const statuses: number[] = [];
  const app = new Hono<AppEnv>();
  app.use('/form', async (c, next) => {
    await next();
    statuses.push(c.res.status);
  });
  app.route('/form', forms).route('/', pages);
  const server = await serve(app, { port: 0, host: '127.0.0.1', trustedProxies: 0, drainWaitSeconds: 0 });
  onTestFinished(() => server.close());

  const callers = Array.from({ length: 250 }, (_, at) => {
    const caller = connect({
      port: server.port,
      host: '127.0.0.1',
      localAddress: `127.0.0.${2 + (at % 2)}`,
    });
    caller.on('error', () => {});
    caller.write('POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
    return caller;
  });
  await expect.poll(() => seen.arrived).toBe(callers.length);
  await expect.poll(() => pressure.level()).toBe(0);
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
  expect(seen.ended).toBe(0);
  for (const caller of callers) caller.destroy();
  await expect.poll(() => seen.ended).toBe(callers.length);
  await expect.poll(() => statuses).toEqual(callers.map(() => 499));
  expect(lines).toEqual([]);
});
