import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { antiForgeryPath } from '#contract/anti-forgery.ts';
import type { Call } from '#contract/call.ts';
import { officeCalls } from '#contract/office/calls.ts';
import { repairCalls } from '#contract/repair/calls.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { commitContent } from '#kit/put-content.ts';
import { nginx, startProxy, type TestProxy } from '#kit/start-nginx.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { findFreePort } from '../../scripts/find-free-port.ts';

describe.runIf(nginx)('deploy/nginx.conf', () => {
  let dir: string;
  let server: TestServer;
  let proxy: TestProxy;

  beforeAll(async () => {
    const ports = { port: await findFreePort(), upstream: await findFreePort() };
    const origin = `https://localhost:${ports.port}`;
    server = await startServer({ PORT: String(ports.upstream), TRUST_PROXY: '1', PUBLIC_ORIGIN: origin });
    dir = makeFolder('nginx');
    proxy = await startProxy(dir, ports);
  });
  afterAll(async () => {
    await proxy?.stop();
    await server?.stop();
  });
  const ask: TestProxy['ask'] = (path, headers) => proxy.ask(path, headers);

  it('passes pages on as they are, with every header and an id of its own', async () => {
    const first = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    const second = await ask('/', { 'accept-encoding': 'br' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers['content-encoding']).toBe('br');
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.headers['x-frame-options']).toBe('DENY');
    expect(second.headers['strict-transport-security']).toContain('max-age');
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect((await ask('/')).headers['content-encoding']).toBeUndefined();
  });

  // accepts 858; the share of nginx's bare cache is measured by `npm run bench`
  it('soon shows an edit, on pages that are read and on pages that are not', async () => {
    await ask('/faqs');
    const storage = openServerDatabase(server);
    const input = { question: 'آیا پیشخان هم می‌داند؟', answer: '<p>بله.</p>' };
    await commitContent(storage.db, { kind: 'faq', id: 9_001, input });
    await storage.close();
    const page = async () => (await ask('/faqs')).text;
    await expect.poll(page, { interval: 100 }).toContain('پیشخان هم می‌داند');
  });

  it('keeps nothing personal, and refuses other names', async () => {
    const paths = { '/repair-api/Session/Current': 200, [antiForgeryPath]: 200, '/nothing': 404 };
    for (const [path, status] of Object.entries(paths)) {
      expect([path, await ask(path)]).toMatchObject([
        path,
        { status, headers: { 'cache-control': 'no-store' } },
      ]);
    }
    expect((await ask('/', { host: 'evil.example' })).status).toBe(421);
  });

  it('lets every upload through that the server takes', async () => {
    const uploads = Object.entries({ '/office-api': officeCalls, '/repair-api': repairCalls }).flatMap(
      ([prefix, calls]) =>
        Object.values<Call>(calls).flatMap(({ path, upload }) =>
          upload ? { path: `${prefix}${path.replaceAll(/\{\w+\}/g, '1')}`, bytes: upload.maxBytes } : [],
        ),
    );
    expect(uploads.length).toBeGreaterThan(5);
    for (const { path, bytes } of uploads) expect(await proxy.offerBody(path, bytes), path).toBe(100);
    expect(await proxy.offerBody('/office-api/media', 501 * 1_048_576)).toBe(413);
  });

  // accepts 682
  it('keeps answers apart by address and encoding, and writes no query down', async () => {
    const plain = await ask('/articles/1?q=abbr');
    const packed = await ask('/articles/1?q=ab', { 'accept-encoding': 'br' });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
      undefined,
      'br',
    ]);
    await ask(`/search?q=${encodeURIComponent('رازآلود')}&secret=word`);
    const log = () => readFileSync(join(dir, 'access.log'), 'utf8');
    await expect.poll(log).toContain('"GET /search"');
    expect(log()).not.toMatch(/secret|word|abbr|\?/);
  });

  it('writes no key to a tracking page down', async () => {
    expect((await ask('/r/aBcDeFgHiJkLmNoP')).status).toBe(404);
    const log = () => readFileSync(join(dir, 'access.log'), 'utf8');
    await expect.poll(log).toContain('"GET /r/..." 404');
    expect(log()).not.toContain('aBcDeFgHiJkLmNoP');
  });

  it('serves what it has while the server is away', async () => {
    await ask('/aboutus');
    await server.kill();
    expect((await ask('/aboutus')).status).toBe(200);
    // accepts 692
    const away = await ask('/colleagues');
    expect(away.status).toBe(502);
    expect(away.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html' });
    for (const words of ['دوباره تلاش کنید', 'تلفن پشتیبانی', 'href="tel:'])
      expect(away.text).toContain(words);
  });
});

describe.runIf(nginx)('eight that ask the same at once', () => {
  const waiting: { path: string; answer: () => void }[] = [];
  let proxy: TestProxy;
  let upstream: Server;

  /** Stands where the site would, and answers only when it is told to. */
  beforeAll(async () => {
    const ports = { port: await findFreePort(), upstream: await findFreePort() };
    upstream = createServer((asked, answer) => {
      const path = asked.url ?? '';
      const life = path === '/faqs' ? 'public, max-age=60' : 'no-store';
      const end = () => answer.writeHead(200, { 'cache-control': life }).end(path);
      if (path === '/healthz') end();
      else waiting.push({ path, answer: end });
    });
    await new Promise<void>((ready) => upstream.listen(ports.upstream, '127.0.0.1', ready));
    // Whoever waits for another's answer waits for ever: patience cannot hide it.
    proxy = await startProxy(makeFolder('nginx-crowd'), ports, (given) =>
      given
        .replace(/proxy_cache_lock_timeout\s+3s/, 'proxy_cache_lock_timeout 600s; proxy_cache_lock_age 600s')
        .replaceAll(/proxy_read_timeout\s+30s/g, 'proxy_read_timeout 600s'),
    );
  });
  afterAll(async () => {
    await proxy?.stop();
    upstream?.close();
    upstream?.closeAllConnections();
  });

  // accepts 682
  it.each([
    '/search?q=cbc',
    '/api/v1/Search/GetPaging/1/10?q=cbc',
    '/api/v1/antiforgery',
    '/api/v1/captcha/challenge?purpose=contact',
    '/office-api/Session/Current',
    '/repair-api/Session/Current',
    '/media/own/picture.png?w=320',
    '/payback?Authority=A',
    '/my-devices',
    '/repair-request',
  ])('reach the server all together where nothing is kept: %s', async (path) => {
    waiting.length = 0;
    const answers = Promise.all(Array.from({ length: 8 }, () => proxy.ask(path)));
    await expect.poll(() => waiting.map((one) => one.path)).toEqual(Array(8).fill(path));
    for (const one of waiting) one.answer();
    expect((await answers).map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('are one to the server where the answer is kept', async () => {
    waiting.length = 0;
    const answers = Promise.all(Array.from({ length: 8 }, () => proxy.ask('/faqs')));
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.answer();
    expect((await answers).map(({ text }) => text)).toEqual(Array(8).fill('/faqs'));
    expect(waiting).toHaveLength(1);
  });
});
