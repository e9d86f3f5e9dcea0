import { expect, it } from 'vitest';
import { answerPage } from './answer-page.ts';
import type { RenderSite } from './load-site.ts';

const facts = { httpRequestId: 'r', clientAddress: 'a' };

const answer = (render: RenderSite, request: Request) =>
  answerPage(
    {
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
    },
    request,
    facts,
  );

it('takes a caller who leaves while the page is made for no failure', async () => {
  const caller = new AbortController();
  const request = new Request('http://localhost/articles/1', { signal: caller.signal });
  const render: RenderSite = async ({ signal }) => {
    caller.abort();
    signal.throwIfAborted();
    throw new Error('the caller is still there');
  };
  expect((await answer(render, request)).status).toBe(499);
});

it('passes a failure on while the caller waits', async () => {
  const render: RenderSite = async () => {
    throw new Error('the site broke');
  };
  await expect(answer(render, new Request('http://localhost/'))).rejects.toThrow('the site broke');
});
