import { afterEach, expect, it, vi } from 'vitest';
import { createRepairClient } from '#contract/repair/client.ts';
import { createStorage } from '#kit/create-storage.ts';
import { bindTabToDevice, keepLabDevice } from './lab-device.ts';

afterEach(() => vi.unstubAllGlobals());

const origin = 'https://azma.test';

/** What a tab that keeps a device is shown when `Lab/Open` gives this answer, and whether by the shared cookie. */
const readSession = async (open: () => Promise<Response>) => {
  const sessionStorage = createStorage();
  vi.stubGlobal('window', { location: { origin }, sessionStorage });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  vi.stubGlobal('fetch', open);
  keepLabDevice(7);
  const readByCookie = vi.fn(async () =>
    Response.json({ status: 0, message: '', data: { view: null, challenge: null } }),
  );
  const client = bindTabToDevice(createRepairClient({ fetch: readByCookie, origin }));
  const { kind } = await client.currentSession();
  return {
    kind,
    isByCookie: readByCookie.mock.calls.length > 0,
    isKept: Object.keys(sessionStorage).length > 0,
  };
};
const withStatus = (status: number) => async () => new Response('{}', { status });

it('shows the device of the tab once it was opened', async () => {
  expect(await readSession(withStatus(200))).toEqual({ kind: 'ok', isByCookie: true, isKept: true });
});

it('shows no device when the list has ended, and keeps none', async () => {
  expect(await readSession(withStatus(401))).toEqual({ kind: 'ok', isByCookie: false, isKept: false });
});

it.each([
  ['no network', () => Promise.reject(new TypeError('failed'))],
  ['too many calls', withStatus(429)],
  ['a server that is not up', withStatus(503)],
])('never shows the device of another tab instead: %s', async (_, open) => {
  expect(await readSession(open)).toEqual({ kind: 'failed', isByCookie: false, isKept: true });
});
