import { describe, expect, it } from 'vitest';
import { createBrowserCall } from './browser-call.ts';

const origin = 'https://azma.example';

/** A server with a current token, and a browser that keeps what it is given. */
const meet = (options: { cookies?: string; current?: string; verdict?: string | null } = {}) => {
  const state = {
    cookies: options.cookies ?? '',
    current: options.current ?? 'fresh',
    calls: [] as string[],
  };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    state.calls.push(pathname);
    if (pathname === '/api/v1/antiforgery') {
      state.cookies = `other=1; XSRF-TOKEN=${state.current}`;
      return Response.json({ isSuccess: true, result: true });
    }
    if (request.headers.get('x-xsrf-token') === state.current) return new Response(await request.text());
    const verdict = options.verdict === undefined ? 'stale' : options.verdict;
    return new Response(null, { status: 403, headers: verdict ? { 'x-xsrf-verdict': verdict } : {} });
  };
  const call = createBrowserCall({ fetch, readCookies: () => state.cookies, origin, timeoutMs: 5_000 });
  return { state, call };
};

const post = () => new Request(`${origin}/api/v1/x`, { method: 'POST', body: 'hello' });

describe('the browser call', () => {
  it('fetches a token when there is none and sends it with the change', async () => {
    const { state, call } = meet();
    expect(await (await call.change(post())).text()).toBe('hello');
    expect(state.calls).toEqual(['/api/v1/antiforgery', '/api/v1/x']);
  });

  it('uses the token it has', async () => {
    const { state, call } = meet({ cookies: 'XSRF-TOKEN=fresh' });
    await call.change(post());
    expect(state.calls).toEqual(['/api/v1/x']);
  });

  it('renews a stale token and repeats the call once, body and all', async () => {
    const { state, call } = meet({ cookies: 'XSRF-TOKEN=old' });
    expect(await (await call.change(post())).text()).toBe('hello');
    expect(state.calls).toEqual(['/api/v1/x', '/api/v1/antiforgery', '/api/v1/x']);
  });

  it('gives up after one repetition', async () => {
    const { state, call } = meet({ cookies: 'XSRF-TOKEN=old' });
    Object.defineProperty(state, 'cookies', { get: () => 'XSRF-TOKEN=old', set: () => {} });
    expect((await call.change(post())).status).toBe(403);
    expect(state.calls).toHaveLength(3);
  });

  it('takes a 403 that no token would change as the answer', async () => {
    const { state, call } = meet({ cookies: 'XSRF-TOKEN=old', verdict: null });
    expect((await call.change(post())).status).toBe(403);
    expect(state.calls).toHaveLength(1);
  });

  it('fetches one token for several calls at once', async () => {
    const { state, call } = meet();
    await Promise.all([call.change(post()), call.change(post()), call.change(post())]);
    expect(state.calls.filter((path) => path.endsWith('antiforgery'))).toHaveLength(1);
  });

  it('reads without any token', async () => {
    const { state, call } = meet();
    await call.read(new Request(`${origin}/api/v1/y`));
    expect(state.calls).toEqual(['/api/v1/y']);
  });

  it('gives up a call that takes too long', async () => {
    // A request that nothing holds is collected with its signal, and the promise would stay open.
    const underWay: Request[] = [];
    const fetch = (request: Request) =>
      new Promise<Response>((_, refuse) => {
        underWay.push(request);
        request.signal.addEventListener('abort', () => refuse(request.signal.reason));
      });
    const call = createBrowserCall({ fetch, readCookies: () => 'XSRF-TOKEN=a', origin, timeoutMs: 20 });
    await expect(call.change(post())).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
