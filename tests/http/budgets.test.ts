import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRawRequest } from '#kit/send-raw-request.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

const assets = join(import.meta.dirname, '..', '..', 'build', 'site', 'client', 'assets');
const kB = 1_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ask = (path: string) =>
  sendRawRequest({ port: new URL(server.url).port, path, headers: { host: 'localhost' } });

const sizeOf = (name: string): number => {
  const small = join(assets, `${name}.br`);
  return (readdirSync(assets).includes(`${name}.br`) ? readFileSync(small) : readFileSync(join(assets, name)))
    .length;
};

/** The modules that bring islands to life; each bears the name of its island. */
const livingScriptsOf = (html: string): string[] => {
  const islands = Array.from(html.matchAll(/ data-island="([\w-]+)"/g), ([, name = '']) => `${name}.island`);
  const wanted = islands.length > 0 ? ['hydrate-island', ...new Set(islands)] : [];
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return wanted.map((start) => files.find((name) => name.startsWith(`${start}-`)) ?? `no file of ${start}`);
};

/** Every script of a page: those it names, those that bring it to life, and all that they import without being asked. */
const scriptsOf = (html: string): Set<string> => {
  const found = new Set<string>();
  const follow = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const code = readFileSync(join(assets, name), 'utf8');
    for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) follow(next);
  };
  for (const [, name = ''] of html.matchAll(/\/assets\/([\w.-]+\.js)/g)) follow(name);
  for (const name of livingScriptsOf(html)) follow(name);
  return found;
};

const scriptBytes = (html: string): number =>
  [...scriptsOf(html)].reduce((sum, name) => sum + sizeOf(name), 0);

describe('what a visitor has to load', () => {
  it.each([
    '/articles/1',
    '/articledetails/1',
    '/blogs/1',
    '/videos/1',
    '/products/1',
    '/hardwares/1',
    '/aboutus',
    '/faqs',
    '/colleagues',
    '/permitssoft',
    '/page/1',
    '/search',
    '/nothing',
  ])('on the content screen %s is no script at all', async (path) => {
    const { text } = await ask(path);
    expect(scriptBytes(text)).toBe(0);
    expect(text).not.toMatch(/<script(?![^>]*type="application\/ld\+json")/);
  });

  it.each([
    ['/', 95],
    ['/productdetails/1', 82],
    ['/gallery/1', 72],
    ['/revisions', 82],
    ['/contactus', 86],
    ['/payback', 103],
    ['/repair-request', 115],
    ['/my-devices', 113],
  ])(
    'on the screen %s are islands of at most %i kB, and neither router nor data of one',
    async (path, max) => {
      const { text } = await ask(path);
      expect(scriptBytes(text)).toBeGreaterThan(0);
      expect(scriptBytes(text)).toBeLessThanOrEqual(max * kB);
      expect(text).not.toContain('__reactRouter');
      expect(text.match(/<script(?![^>]*type="application\/ld\+json")/g)).toHaveLength(1);
    },
  );

  it('in the portal begins without photos, history, estimate and papers', async () => {
    const { text } = await ask('/repair-request');
    const late = /^(fault-photos|history-card|estimate-panel|portal-paper|device-view)-/;
    expect(readdirSync(assets).filter((name) => late.test(name) && name.endsWith('.js'))).toHaveLength(5);
    expect([...scriptsOf(text)].filter((name) => late.test(name))).toEqual([]);
  });

  it('before anything moves is one small script', async () => {
    const { text } = await ask('/');
    const named = scriptsOf(text.replaceAll(' data-island=', ' '));
    const bytes = [...named].reduce((sum, name) => sum + sizeOf(name), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(3 * kB);
  });

  it('on the home page is nothing of the portal', async () => {
    const { text } = await ask('/');
    expect([...scriptsOf(text)].filter((name) => /repair|portal|payback/.test(name))).toEqual([]);
  });

  it('is one stylesheet of at most 14 kB and two preloaded fonts of at most 36 kB together', async () => {
    const { text } = await ask('/articles/1');
    const named = (pattern: RegExp) => [
      ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
    ];
    const styles = named(/rel="stylesheet" href="\/assets\/([\w.-]+)"/g);
    expect(styles).toHaveLength(1);
    expect(styles.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(14 * kB);
    const fonts = named(/\/assets\/([\w.-]+\.woff2)/g);
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(36 * kB);
  });

  it.each(['/articles/1', '/products/1', '/blogs/1', '/videos/1', '/permitshard'])(
    'of the list %s is at most 20 kB of HTML',
    async (path) => {
      const answer = await sendRawRequest({
        port: new URL(server.url).port,
        path,
        headers: { host: 'localhost', 'accept-encoding': 'br' },
      });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.body.length).toBeLessThanOrEqual(20 * kB);
    },
  );

  it('is kept by browsers for ever where its name holds a hash', async () => {
    const { text } = await ask('/');
    const [name] = [...scriptsOf(text)];
    const { headers } = await ask(`/assets/${name}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});
