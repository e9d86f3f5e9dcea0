import { describe, expect, it } from 'vitest';
import { createAntiForgery } from './anti-forgery.ts';
import { defineCookie } from './cookies.ts';
import { HttpRefusal } from './refusal.ts';

const appSecret = 'a secret for tests that is long enough';
const origin = 'https://azma.example';
const boundCookies = [defineCookie('repair', { isSecure: true }).name];
const guard = createAntiForgery({ appSecret, publicOrigin: origin, boundCookies });

const requestWith = (headers: Record<string, string>) =>
  new Request(`${origin}/api/v1/Suggestions/SendSuggestion`, { method: 'POST', headers });

/** The token as a browser would hold it after asking for one. */
const fetchToken = (headers: Record<string, string> = {}, from = guard): string =>
  /XSRF-TOKEN=([^;]+)/.exec(from.writeTokenCookie(requestWith(headers)))?.[1] ?? '';

const pair = (token: string, more: Record<string, string> = {}) =>
  requestWith({ 'x-xsrf-token': token, ...more, cookie: `XSRF-TOKEN=${token}; ${more.cookie ?? ''}` });

// accepts 377
describe('anti-forgery', () => {
  it('accepts a call that repeats its cookie in the header', () => {
    expect(() => guard.requireAntiForgery(pair(fetchToken()))).not.toThrow();
    expect(() =>
      guard.requireAntiForgery(pair(fetchToken(), { origin, 'sec-fetch-site': 'same-origin' })),
    ).not.toThrow();
  });

  it.each<[string, () => Request]>([
    ['neither cookie nor header', () => requestWith({})],
    ['the cookie alone', () => requestWith({ cookie: `XSRF-TOKEN=${fetchToken()}` })],
    ['the header alone', () => requestWith({ 'x-xsrf-token': fetchToken() })],
    [
      'two different genuine tokens',
      () => requestWith({ cookie: `XSRF-TOKEN=${fetchToken()}`, 'x-xsrf-token': fetchToken() }),
    ],
    ['a made-up pair', () => pair('abc.abcdefghijklmnopqrstuvwxyz')],
    [
      'a token with a changed letter',
      () => pair(fetchToken().replace(/^./, (letter) => (letter === 'x' ? 'y' : 'x'))),
    ],
    ['an empty chance', () => pair(`${fetchToken().split('.')[0]}.`)],
    ['a token signed with another secret', () => pair(foreignToken())],
  ])('refuses %s as stale', (_, make) => {
    expect(() => guard.requireAntiForgery(make())).toThrow(
      expect.objectContaining({ httpStatus: 403, headers: { 'X-XSRF-Verdict': 'stale' } }),
    );
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin without a name', { origin: 'null' }],
    ['a sub-domain', { origin: 'https://a.azma.example' }],
    ['the same name without TLS', { origin: 'http://azma.example' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site fetch', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s for good, whatever the token', (_, headers) => {
    const refuse = () => guard.requireAntiForgery(pair(fetchToken(), headers));
    expect(refuse).toThrow(expect.objectContaining({ code: 'forbidden' }));
    expect(refuse).not.toThrow(HttpRefusal);
  });

  it('ties the token to the repair session: one from outside is stale inside', () => {
    const outside = fetchToken();
    const inside = fetchToken({ cookie: '__Host-repair=session-a' });
    expect(() => guard.requireAntiForgery(pair(inside, { cookie: '__Host-repair=session-a' }))).not.toThrow();
    expect(() => guard.requireAntiForgery(pair(outside, { cookie: '__Host-repair=session-a' }))).toThrow();
    expect(() => guard.requireAntiForgery(pair(inside, { cookie: '__Host-repair=session-b' }))).toThrow();
  });

  it('on a GET with effects refuses what a picture, frame or link asks for', () => {
    for (const destination of ['image', 'document', 'iframe', 'script']) {
      expect(() =>
        guard.requireAntiForgeryOnGet(pair(fetchToken(), { 'sec-fetch-dest': destination })),
      ).toThrow();
    }
    expect(() =>
      guard.requireAntiForgeryOnGet(pair(fetchToken(), { 'sec-fetch-dest': 'empty' })),
    ).not.toThrow();
    expect(() => guard.requireAntiForgeryOnGet(pair(fetchToken()))).not.toThrow();
  });

  it('keeps a token that still holds and replaces one that does not', () => {
    const held = fetchToken();
    expect(fetchToken({ cookie: `XSRF-TOKEN=${held}` })).toBe(held);
    expect(fetchToken({ cookie: 'XSRF-TOKEN=broken.abcdefghijklmnopqrstuv' })).not.toContain('broken');
  });

  it('signs the cookies that the same answer sets', () => {
    const held = fetchToken({ cookie: '__Host-repair=session-a' });
    const request = requestWith({ cookie: `__Host-repair=session-a; XSRF-TOKEN=${held}` });
    const line = guard.writeTokenCookie(request, { '__Host-repair': 'session-b' });
    const token = /XSRF-TOKEN=([^;]+)/.exec(line)?.[1] ?? '';
    expect(() => guard.requireAntiForgery(pair(token, { cookie: '__Host-repair=session-b' }))).not.toThrow();
    expect(() => guard.requireAntiForgery(pair(token, { cookie: '__Host-repair=session-a' }))).toThrow();
  });

  it('sets the cookie for the whole site, readable, lax, and secure where browsers take it', () => {
    const cookieAt = (publicOrigin: string | undefined) =>
      createAntiForgery({ appSecret, publicOrigin, boundCookies }).writeTokenCookie(requestWith({}));
    expect(cookieAt(origin)).toMatch(/^XSRF-TOKEN=[\w-]+\.[\w-]+; Path=\/; Secure; SameSite=Lax$/);
    expect(cookieAt(undefined)).not.toContain('Secure');
    expect(cookieAt('http://localhost:3000')).not.toContain('Secure');
  });

  it('without PUBLIC_ORIGIN accepts the origin that was asked for', () => {
    const local = createAntiForgery({ appSecret, publicOrigin: undefined, boundCookies });
    const token = fetchToken({}, local);
    const request = (from: string) =>
      new Request('http://localhost:3000/api/v1/x', {
        method: 'POST',
        headers: { origin: from, cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
      });
    expect(() => local.requireAntiForgery(request('http://localhost:3000'))).not.toThrow();
    expect(() => local.requireAntiForgery(request('http://localhost:3001'))).toThrow();
  });
});

const foreignToken = (): string =>
  fetchToken({}, createAntiForgery({ appSecret: `${appSecret}!`, publicOrigin: origin, boundCookies }));
