import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeContent } from '#features/content/index.ts';
import { findFreePort } from '#kit/find-free-port.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { openSqlite } from '#storage/open-sqlite.ts';

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
if (!nginx) console.log('nginx is not installed: deploy/nginx.conf was not tried');

/** nginx with our own file in front of a port of this machine; `change` may alter the file for one test. */
const startProxy = async (dir: string, ports: { port: number; upstream: number }, change = keepAsIs) => {
  const { port, upstream } = ports;
  mkdirSync(join(dir, 'cache'));
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')],
  ]);
  const given = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf'), 'utf8');
  const site = change(given)
    .replaceAll('server 127.0.0.1:3000', `server 127.0.0.1:${upstream}`)
    .replaceAll('azma.example', 'localhost')
    .replaceAll('/var/cache/nginx/azma', join(dir, 'cache'))
    .replaceAll('/var/log/nginx/azma.log', join(dir, 'access.log'))
    .replaceAll('root /etc/nginx/azma', `root ${join(import.meta.dirname, '..', '..', 'deploy')}`)
    .replaceAll('/etc/ssl/azma/fullchain.pem', join(dir, 'cert.pem'))
    .replaceAll('/etc/ssl/azma/privkey.pem', join(dir, 'key.pem'))
    .replace(/listen \[::\].*\n/g, '')
    .replace('listen 80 default_server', `listen 127.0.0.1:${await findFreePort()} default_server`)
    .replace('listen 443', `listen 127.0.0.1:${port}`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const whole = `daemon off; ${user} worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log warn;
      events { worker_connections 256; }
      http { access_log off; client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy;
        fastcgi_temp_path ${dir}/f; uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;
        ${site} }`;
  writeFileSync(join(dir, 'nginx.conf'), whole);
  const proxy = spawn(nginx as string, ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')]);
  const ask = askAt(port);
  await vi.waitFor(async () => expect((await ask('/healthz')).status).toBe(200), { timeout: 10_000 });
  return {
    ask,
    stop: async () => {
      // Until it has ended nginx still writes in its folder.
      const isOver = once(proxy, 'exit');
      proxy.kill();
      await isOver;
    },
  };
};
type Proxy = Awaited<ReturnType<typeof startProxy>>;
const keepAsIs = (given: string): string => given;

const askAt =
  (port: number) =>
  (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, refuse) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          agent: false,
          rejectUnauthorized: false,
          headers: { host: `localhost:${port}`, ...headers },
        },
        (answer) => {
          let text = '';
          answer.on('data', (part) => {
            text += part;
          });
          answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        },
      );
      sent.on('error', refuse);
      sent.end();
    });

describe.runIf(nginx)('deploy/nginx.conf', () => {
  const dir = makeFolder('nginx');
  let server: TestServer;
  let proxy: Proxy;

  beforeAll(async () => {
    const ports = { port: await findFreePort(), upstream: await findFreePort() };
    const origin = `https://localhost:${ports.port}`;
    server = await startServer({ PORT: String(ports.upstream), TRUST_PROXY: '1', PUBLIC_ORIGIN: origin });
    proxy = await startProxy(dir, ports);
  });
  afterAll(async () => {
    await proxy?.stop();
    await server?.stop();
  });
  const ask: Proxy['ask'] = (path, headers) => proxy.ask(path, headers);

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

  it('shows an edit within two seconds, on pages that are read and on pages that are not', async () => {
    await ask('/faqs');
    const storage = openSqlite(join(server.dataDir, 'azma.sqlite'));
    await writeContent({ db: storage.db, embedHosts: [] }, (writer) =>
      writer.storeFaq({
        id: 9_001,
        question: 'آیا پیشخان هم می‌داند؟',
        answer: '<p>بله.</p>',
        show_priority: 0,
      }),
    );
    await storage.close();
    const page = async () => (await ask('/faqs')).text;
    await expect.poll(page, { timeout: 4_000, interval: 100 }).toContain('پیشخان هم می‌داند');
  });

  it('keeps nothing personal, and refuses other names', async () => {
    for (const path of ['/repair-api/Session/Current', '/api/v1/AntiForgery/GetToken', '/nothing']) {
      expect((await ask(path)).headers['cache-control'], path).toBe('no-store');
    }
    expect((await ask('/', { host: 'evil.example' })).status).toBe(421);
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
  const dir = makeFolder('nginx-crowd');
  const waiting: { path: string; answer: () => void }[] = [];
  let proxy: Proxy;
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
    proxy = await startProxy(dir, ports, (given) =>
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
