import { Hono } from 'hono';
import pino from 'pino';
import { expect, it } from 'vitest';
import { observeNothing } from '#kit/observe-nothing.ts';
import type { AppEnv } from '../../app-env.ts';
import { defineCookie } from '../../cookies.ts';
import { createOfficeRoutes } from './create-office-routes.ts';
import type { OfficePage } from './read-office-build.ts';

const html =
  '<head><meta content="OFFICE-FIRST-CALLS"><script nonce="OFFICE-NONCE"></script></head><b data-visit="OFFICE-VISIT">';
const screen = (path: string) => ({ path, files: [`/assets/${path}.js`] });
const firstViews = {
  entrance: ['/assets/entrance.js'],
  screens: [
    ...['repairs/:traceNumber', 'repairs/board', 'content/:kind/:id', 'content/:kind/new'].map(screen),
    { path: 'repairs', files: ['/assets/queue.js'], call: '/repairs' },
  ],
};
const session = defineCookie('staff', { isSecure: false });

const common = {
  log: pino({ level: 'silent' }),
  origins: { publicOrigin: undefined, officeOrigin: undefined },
  observer: observeNothing,
  pressure: { level: () => 0, enter: () => () => {}, stop: () => {} },
};
const app = new Hono<AppEnv>().route('/office', createOfficeRoutes(common, { html, firstViews }, session));

const open = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
  const answer = await app.request(
    path,
    { headers: { host: 'localhost', ...headers } },
    { clientAddress: '' },
  );
  return answer.text();
};

it.each([
  ['/office/repairs', 'queue'],
  ['/office/repairs/', 'queue'],
  ['/office/repairs/14051014', 'repairs/:traceNumber'],
  ['/office/repairs/board', 'repairs/board'],
  ['/office/content/articles/new', 'content/:kind/new'],
])('names for %s the scripts of the screen %s', async (path, name) => {
  expect((await open(path, { cookie: 'staff=1' })).match(/href="([^"]*)"/g)).toEqual([
    `href="/assets/${name}.js"`,
  ]);
});

it.each(['/office', '/office/repairs/14051014/other'])('names no screen for %s', async (path) => {
  expect(await open(path, { cookie: 'staff=1' })).not.toContain('href=');
});

it('lets the page of somebody who is signed in ask for session, rows and scripts at once', async () => {
  const page = await open('/office/repairs', { cookie: 'staff=1' });
  expect(page).toContain('content="/office-api/session /office-api/repairs"');
  expect(page).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/queue\.js" nonce="[\w-]+">/);
  expect(page).toContain('data-visit="known"');
});

it('has a policy that only development opens', async () => {
  const policyOf = async (page: OfficePage) => {
    const answer = await createOfficeRoutes(common, page, session).request(
      '/',
      { headers: { host: 'localhost' } },
      { clientAddress: '' },
    );
    return answer.headers.get('content-security-policy');
  };
  expect(await policyOf({ html, firstViews })).toMatch(
    /^default-src 'none'; script-src 'nonce-[\w-]+' 'strict-dynamic';/,
  );
  expect(await policyOf({ html, firstViews, isDevelopment: true })).toBe("frame-ancestors 'none'");
});

it('asks for no rows before the program does when the address says which', async () => {
  expect(await open('/office/repairs?q=1', { cookie: 'staff=1' })).toContain('content="/office-api/session"');
});

it('brings the entrance to whoever has no session, and asks for none', async () => {
  const page = await open('/office/repairs', { 'sec-fetch-site': 'none' });
  expect(page).toContain('content="/office-api/antiforgery"');
  expect(page).toContain('href="/assets/entrance.js"');
  expect(page).toContain('data-visit="nobody"');
});

it.each([{ 'sec-fetch-site': 'cross-site' }, {}])(
  'asks who is there when a strict cookie may have stayed behind: %o',
  async (headers) => {
    const page = await open('/office/repairs', headers as Record<string, string>);
    expect(page).toContain('content="/office-api/session"');
    expect(page).toContain('data-visit="unknown"');
  },
);
