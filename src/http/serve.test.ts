import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { App } from './create-app.ts';
import { limits } from './limits.ts';
import { type RunningServer, serve } from './serve.ts';
import { wholeAnswer } from './whole-answer.ts';

const started = 'http.server.request.start';
const importTime = 15 * 60_000;
/** More than two kernels hold between them. */
const large = 40_000_000;

let server: RunningServer;
let connection: Socket | undefined;
/** How long the connection might be silent while the answer was made. */
let silences: (number | undefined)[];
const keepSocket = (message: unknown) => {
  connection = (message as { socket: Socket }).socket;
};

beforeEach(async () => {
  silences = [];
  subscribe(started, keepSocket);
  const app: App = {
    check: () => {},
    bodyTimeoutOf: ({ url }) => (url === '/import' ? importTime : limits.requestTimeout),
    isForOffice: () => false,
    waiting: () => 0,
    answer: async (request) => {
      if (request.url.endsWith('/large')) return wholeAnswer(Buffer.alloc(large), {});
      silences.push(connection?.timeout);
      return new Response('done');
    },
    refuse: async () => new Response('no', { status: 400 }),
  };
  server = await serve(app, {
    port: 0,
    host: '127.0.0.1',
    trustedProxies: 0,
    publicOrigin: undefined,
    drainWaitSeconds: 0,
  });
});
afterEach(async () => {
  unsubscribe(started, keepSocket);
  await server.close();
});

it('a connection may be silent as long as the work of its door may take, and no longer for the next', async () => {
  for (const path of ['/import', '/other']) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method: 'POST', body: 'rows' });
    expect(await answer.text()).toBe('done');
  }
  expect(silences).toEqual([importTime, limits.socketTimeout]);
});

it('a slow reader gets the whole of his answer from a server that stops meanwhile', async () => {
  const reader = connect(server.port, '127.0.0.1').pause();
  let heard = 0;
  reader.on('data', ({ length }) => {
    heard += length;
  });
  reader.on('error', () => {});
  const closed = new Promise<void>((done) => reader.once('close', () => done()));
  reader.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => connection?.writableLength ?? 0).toBeGreaterThan(0);
  const stopped = server.close();
  await setTimeout(limits.idleSweep * 3);
  reader.resume();
  await Promise.all([stopped, closed]);
  expect(heard).toBeGreaterThan(large);
});
