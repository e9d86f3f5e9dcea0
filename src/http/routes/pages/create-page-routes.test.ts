import { expect, it } from 'vitest';
import { createPagesDoor } from './create-page-routes.ts';
import type { RenderSite } from './load-site.ts';

const facts = { requestId: 'r', clientAddress: 'a' };

const openDoor = (render: RenderSite) =>
  createPagesDoor({
    render,
    siteFiles: new Map(),
    site: {
      publicOrigin: 'http://localhost',
      apiOrigin: 'http://localhost',
      repairApiOrigin: 'http://localhost',
      embedHosts: [],
      mapOrigin: undefined,
      secondsOf: async () => undefined,
    },
    policy: { publicOrigin: undefined, apiOrigins: [], embedHosts: [], mapOrigin: undefined },
    cacheControl: 'public, max-age=0',
    api: { fetch: () => new Response(), ask: undefined, fetchRepair: () => new Response() },
    reportError: () => {},
  });

it('takes a caller who leaves while the page is made for no failure', async () => {
  const caller = new AbortController();
  const door = openDoor(async (request) => {
    caller.abort();
    request.signal.throwIfAborted();
    throw new Error('the caller is still there');
  });
  const request = new Request('http://localhost/articles/1', { signal: caller.signal });
  expect((await door.handle(request, facts)).status).toBe(499);
});

it('passes a failure on while the caller waits', async () => {
  const door = openDoor(async () => {
    throw new Error('the site broke');
  });
  await expect(async () => door.handle(new Request('http://localhost/'), facts)).rejects.toThrow(
    'the site broke',
  );
});
