import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { minuteMs } from '#kernel/durations.ts';
import type { AppEnv } from './app-env.ts';
import { limits } from './limits.ts';
import { bodyTimeout } from './middleware/body-timeout.ts';
import { type RunningServer, serve } from './serve.ts';

const started = 'http.server.request.start';
const importTime = 15 * minuteMs;
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
  const answer = () => {
    silences.push(connection?.timeout);
    return new Response('done');
  };
  const app = new Hono<AppEnv>()
    .onError(() => new Response('no', { status: 500 }))
    .get('/export', bodyTimeout(importTime), answer)
    .get('/large', () => new Response(Buffer.alloc(large)))
    .post('/import', bodyTimeout(importTime), answer)
    .post('/slow', bodyTimeout(100), async (c) => new Response(await c.req.text()))
    .post('/text', bodyTimeout(importTime), async (c) => new Response(await c.req.text()))
    .post('*', bodyTimeout(limits.requestTimeout), answer);
  server = await serve(app, { port: 0, host: '127.0.0.1', trustedProxies: 0, drainWaitSeconds: 0 });
});
afterEach(async () => {
  unsubscribe(started, keepSocket);
  await server.close();
});

it('a connection may be silent as long as the work of its route group may take, and no longer for the next', async () => {
  const post = { method: 'POST', body: 'rows' };
  const calls: [string, RequestInit][] = [
    ['/import', post],
    ['/other', post],
    ['/export', {}],
  ];
  for (const [path, init] of calls) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, init);
    expect(await answer.text()).toBe('done');
  }
  expect(silences).toEqual([importTime, limits.socketTimeout, importTime]);
});

/** Sends the first half of a body, and nothing more. */
const sendHalf = (path: string, type: string) => {
  const caller = connect(server.port, '127.0.0.1');
  const closed = new Promise<string>((done) => {
    let received = '';
    caller.on('data', (part) => {
      received += part;
    });
    caller.once('close', () => done(received));
  });
  caller.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\nhalf`,
  );
  return { caller, closed };
};

it('a body that does not arrive in time is refused with 408', async () => {
  expect(await sendHalf('/slow', 'text/plain').closed).toMatch(/^HTTP\/1\.1 408 /);
});

it('JSON has two minutes to arrive also where files have longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = sendHalf('/text', 'application/octet-stream');
  const json = sendHalf('/text', 'application/json');
  await expect.poll(() => vi.getTimerCount()).toBe(2);
  vi.advanceTimersByTime(limits.jsonBodyTimeout - 1);
  await new Promise(setImmediate);
  expect(json.caller.closed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await json.closed).toMatch(/^HTTP\/1\.1 408 /);
  expect(file.caller.closed).toBe(false);
  file.caller.destroy();
});

it('a slow reader gets the complete answer from a server that stops meanwhile', async () => {
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

describe('idle connections', () => {
  const opened: Socket[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
  });
  const open = async (localAddress: string, count: number) => {
    const sockets = await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
        socket.on('error', () => {});
        opened.push(socket);
        await new Promise((done) => socket.once('connect', done).once('close', done));
        return socket;
      }),
    );
    return sockets;
  };
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${server.port}/other`, { method: 'POST', body: 'x' })).text();

  // accepts 778
  it('of one address are at most 200', async () => {
    const sockets = await open('127.0.0.9', 230);
    await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBe(30);
    expect(await ask()).toBe('done');
  });

  // accepts 778
  it('from everywhere leave others served, and make room for them', async () => {
    let closed = 0;
    for (let at = 1; at <= 12; at += 1) {
      const sockets = await open(`127.0.1.${at}`, 192);
      for (const socket of sockets) socket.once('close', () => (closed += 1));
    }
    expect(opened).toHaveLength(2_304);
    for (let n = 0; n < 5; n += 1) expect(await ask()).toBe('done');
    await expect.poll(() => closed).toBeGreaterThanOrEqual(400);
  });
});
