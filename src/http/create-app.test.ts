import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from './create-app.ts';
import { type Door, readMethods } from './door.ts';
import { measurePressure } from './measure-pressure.ts';

const refuse: Door['refuse'] = ({ httpStatus }) => new Response(null, { status: httpStatus });

/** An app with a door where everyone waits, and pages behind it. */
const createWaitingApp = (waiting: Partial<Door>) => {
  const pressure = measurePressure();
  onTestFinished(pressure.stop);
  const pages: Door = {
    prefix: '/',
    methods: readMethods,
    urgency: 1,
    handle: () => new Response('a page'),
    refuse,
  };
  const slow: Door = {
    ...pages,
    prefix: '/slow',
    urgency: 2,
    handle: () => new Promise(() => {}),
    ...waiting,
  };
  const app = createApp({
    doors: [slow, pages],
    publicOrigin: undefined,
    pressure,
    log: pino({ level: 'silent' }),
  });
  const ask = (path: string) =>
    app.answer(
      new Request(`http://localhost${path}`),
      { method: 'GET', url: path, hosts: ['localhost'], headerCount: 1 },
      '127.0.0.1',
    );
  return { ask };
};

describe('who waits at a door', () => {
  it('counts: a long line sends pages away', async () => {
    const { ask } = createWaitingApp({});
    for (let at = 0; at < 250; at += 1) void ask('/slow');
    expect((await ask('/')).status).toBe(503);
  });

  // accepts 684
  it('sends no page away where the waiting is for other threads', async () => {
    const { ask } = createWaitingApp({ waitsAside: true });
    for (let at = 0; at < 1_000; at += 1) void ask('/slow');
    expect((await ask('/')).status).toBe(200);
  });
});
