import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactEnv, createContactVisitor } from '#kit/contact-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ...contactEnv, DEMO: 'false' });
});
afterAll(() => server.stop());

describe('the captcha routes', () => {
  it('hands out challenges in the widget’s own shape, uncached and all different', async () => {
    const response = await fetch(`${server.url}/api/v1/captcha/challenge`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const challenge = (await response.json()) as Record<string, object>;
    expect(Object.keys(challenge).sort()).toEqual(['parameters', 'signature']);
    expect(challenge.parameters).toMatchObject({ data: { purpose: 'contact' } });
    const next = await (await fetch(`${server.url}/api/v1/captcha/challenge?purpose=one-time-code`)).json();
    expect(next).toMatchObject({ parameters: { data: { purpose: 'one-time-code' } } });
    expect(next).not.toMatchObject({ signature: challenge.signature });
  });

  it('refuses a purpose it does not know', async () => {
    const response = await fetch(`${server.url}/api/v1/captcha/challenge?purpose=everything`);
    expect(response.status).toBe(400);
  });

  it('gives thirty a minute to one address and tells when there is more', async () => {
    const visitor = createContactVisitor(server.url);
    const get = () => fetch(`${server.url}/api/v1/captcha/challenge`, { headers: visitor.at });
    const answers = await Promise.all(Array.from({ length: 33 }, get));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const late = answers.find(({ status }) => status === 429);
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(30);
    expect(await late?.json()).toMatchObject({ isSuccess: false, error: { code: 'too_many' } });
    expect((await fetch(`${server.url}/api/v1/captcha/challenge`)).status).toBe(200);
  });

  // accepts 378
  it('tells which captcha is in use, cacheably', async () => {
    const response = await fetch(`${server.url}/api/v1/captcha/settings`);
    expect(await response.json()).toEqual({ isSuccess: true, result: { kind: 'altcha' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('knows no other path and no other method', async () => {
    expect((await fetch(`${server.url}/api/v1/captcha/nothing`)).status).toBe(404);
    expect((await fetch(`${server.url}/api/v1/captcha/challenge`, { method: 'POST' })).status).toBe(405);
  });
});

describe('the anti-forgery route', () => {
  it('sets a readable cookie for the whole site and is never cached', async () => {
    const response = await fetch(`${server.url}/api/v1/antiforgery`);
    expect(await response.json()).toEqual({ isSuccess: true, result: true });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{43}\.[\w-]{24}; Path=\/; SameSite=Lax$/);
    const again = await fetch(`${server.url}/api/v1/antiforgery`, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(again.headers.get('set-cookie')).toBe(cookie);
  });
});

describe('a site that uses reCAPTCHA', () => {
  // accepts 378
  it('tells its site key, and lets its scripts in on interactive pages only', async () => {
    const other = await startServer({
      CAPTCHA: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'a-secret-nobody-sees',
    });
    const settings = await (await fetch(`${other.url}/api/v1/captcha/settings`)).text();
    expect(JSON.parse(settings)).toEqual({
      isSuccess: true,
      result: {
        kind: 'recaptcha',
        siteKey: 'site-key',
        scriptUrl: 'https://www.recaptcha.net/recaptcha/api.js?hl=fa&render=explicit',
      },
    });
    expect((await fetch(`${other.url}/api/v1/captcha/challenge`)).status).toBe(404);
    const policyOf = async (path: string) =>
      (await fetch(other.url + path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/')).toMatch(/script-src [^;]*https:\/\/www\.recaptcha\.net\/recaptcha\//);
    expect(await policyOf('/no-such-page')).not.toContain('recaptcha');
    await other.stop();
  });
});
