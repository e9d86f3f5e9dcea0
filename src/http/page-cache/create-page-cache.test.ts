import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs, hourMs } from '#kernel/durations.ts';
import { sendRawRequest } from '#kit/send-raw-request.ts';
import { makeEtag } from '../etag.ts';
import { createPageCache, type PageCache, type PageCacheDeps } from './create-page-cache.ts';

const publicPage = 'public, max-age=0, s-maxage=60';

/** A world with one room: what it would answer can be changed, and every making is counted. */
const world = {
  version: 1,
  unconfirmedMs: 0,
  clock: 0,
  made: [] as string[],
  passed: [] as string[],
  reported: [] as string[],
  answer: (_key: string): Response | Promise<Response> => new Response('?'),
};

const page = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': status === 200 ? publicPage : 'no-store',
      'x-frame-options': 'DENY',
      etag: makeEtag(text),
      ...headers,
    },
  });

let cache: PageCache;
let server: Server;
let port: number;

const open = async (room: PageCacheDeps['room'] = { entries: 100, bytes: 10_000_000 }) => {
  cache = createPageCache({
    make: async (key) => {
      world.made.push(key);
      return world.answer(key);
    },
    rulesOf: (path) => {
      if (path.startsWith('/own')) return undefined;
      if (path.startsWith('/nowhere')) return { query: [], isMissing: true };
      return { query: path === '/list' ? ['page', 'q'] : [] };
    },
    contentVersion: { current: () => world.version, age: () => world.unconfirmedMs },
    files: new Map(),
    room,
    reportError: (error) => world.reported.push(String(error)),
    now: () => world.clock,
  });
  server = createServer((incoming, outgoing) =>
    cache.handle(incoming, outgoing, () => {
      world.passed.push(incoming.url ?? '');
      outgoing.end('passed on');
    }),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
};

beforeEach(async () => {
  Object.assign(world, { version: 1, unconfirmedMs: 0, clock: 0, made: [], passed: [], reported: [] });
  world.answer = (key) => page(`<p>${key} at ${world.version}</p>`);
  await open();
});
afterEach(() => new Promise((closed) => server.close(closed)));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRawRequest({ port, path, method, headers });

describe('a page that is asked for twice', () => {
  it('is made once and sent again with every header but an id of its own', async () => {
    const first = await ask('/');
    const second = await ask('/');
    expect(world.made).toEqual(['/']);
    expect(second.text).toBe('<p>/ at 1</p>');
    expect(second.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': publicPage });
    expect(second.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('is made once however many wait for it', async () => {
    const gate = Promise.withResolvers<Response>();
    world.answer = () => gate.promise;
    const asked = Array.from({ length: 50 }, () => ask('/'));
    gate.resolve(page('slow'));
    expect((await Promise.all(asked)).map(({ text }) => text)).toEqual(Array(50).fill('slow'));
    expect(world.made).toEqual(['/']);
  });

  it('goes out in the encoding the caller takes, each with a tag of its own', async () => {
    const long = '<p>سلام دنیا</p>'.repeat(200);
    world.answer = () => page(long);
    const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await ask('/', { 'accept-encoding': 'gzip' });
    const plain = await ask('/', { 'accept-encoding': 'br;q=0, identity' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(long);
    expect(gunzipSync(gzip.body).toString()).toBe(long);
    expect(plain.text).toBe(long);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(world.made).toHaveLength(1);
  });

  it('is 304 for who holds it in any encoding, and a head alone for HEAD', async () => {
    const { headers } = await ask('/');
    for (const tag of [
      headers.etag,
      `W/${headers.etag}`,
      `"x", ${headers.etag?.replace(/"$/, '-br"')}`,
      '*',
    ]) {
      const again = await ask('/', { 'if-none-match': String(tag) });
      expect([again.status, again.text], String(tag)).toEqual([304, '']);
      expect(again.headers['x-frame-options']).toBe('DENY');
    }
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '13']);
    expect(world.made).toEqual(['/']);
  });
});

describe('an edit', () => {
  it('makes every page old: the next caller gets a new one', async () => {
    await ask('/');
    world.version = 2;
    expect((await ask('/')).text).toBe('<p>/ at 2</p>');
    expect((await ask('/')).text).toBe('<p>/ at 2</p>');
    expect(world.made).toHaveLength(2);
  });

  it('during the making of a page does not let the page pass for new', async () => {
    const gate = Promise.withResolvers<Response>();
    world.answer = () => gate.promise;
    const before = ask('/');
    await expect.poll(() => world.made).toHaveLength(1);
    world.version = 2;
    world.answer = () => page('new');
    // Who comes after the edit does not wait for what was begun before it.
    expect((await ask('/')).text).toBe('new');
    gate.resolve(page('old'));
    expect((await before).text).toBe('old');
    expect((await ask('/')).text).toBe('new');
    expect(world.made).toHaveLength(2);
  });

  it('whose page cannot be made leaves the old page standing, and is tried again a second later', async () => {
    await ask('/');
    world.version = 2;
    world.answer = () => page('broken', {}, 500);
    expect((await ask('/')).text).toBe('<p>/ at 1</p>');
    expect((await ask('/')).text).toBe('<p>/ at 1</p>');
    expect(world.made).toHaveLength(2);
    world.clock += 1_001;
    world.answer = () => page('mended');
    expect((await ask('/')).text).toBe('mended');
  });

  it('may take a page away: the old one does not come back', async () => {
    await ask('/');
    world.version = 2;
    world.answer = () => page('gone', {}, 404);
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/')).status).toBe(404);
  });
});

it('of an hour ago that cannot be made anew is sent as it was, and tried again a second later', async () => {
  await ask('/');
  world.clock += hourMs;
  world.answer = () => page('broken', {}, 500);
  for (let n = 0; n < 3; n += 1) expect((await ask('/')).text).toBe('<p>/ at 1</p>');
  expect(world.made).toHaveLength(2);
  world.clock += 1_001;
  world.answer = () => page('mended');
  expect((await ask('/')).text).toBe('mended');
});

describe('while the database is away', () => {
  it('pages are served as they were for a day, and no longer', async () => {
    await ask('/');
    world.answer = () => page('away', {}, 503);
    world.unconfirmedMs = 23 * hourMs;
    world.clock = world.unconfirmedMs;
    expect((await ask('/')).text).toBe('<p>/ at 1</p>');
    expect(world.made).toHaveLength(1);
    world.unconfirmedMs = dayMs;
    world.clock = dayMs + 1;
    expect((await ask('/')).status).toBe(503);
  });

  it('a page that nobody had asked for says 503 and is not kept', async () => {
    world.unconfirmedMs = 10_000;
    world.answer = () => page('away', {}, 503);
    expect((await ask('/')).status).toBe(503);
    world.answer = () => page('back');
    expect((await ask('/')).text).toBe('back');
  });
});

describe('what is not kept', () => {
  it.each<[string, () => Response]>([
    ['a 404', () => page('none', {}, 404)],
    ['a redirect', () => page('', { location: '/articles/1' }, 301)],
    ['an error', () => page('broken', {}, 500)],
    ['what says no-store', () => page('fresh', { 'cache-control': 'no-store' })],
    ['what says private', () => page('own', { 'cache-control': 'private, max-age=60' })],
  ])('is %s', async (_, answer) => {
    world.answer = answer;
    await ask('/');
    await ask('/');
    expect(world.made).toHaveLength(2);
    expect(cache.size().entries).toBe(0);
  });

  it('is what sets a cookie, which is not even shared', async () => {
    world.answer = () => page('cookie', { 'set-cookie': 'a=b' });
    expect((await ask('/')).text).toBe('passed on');
    expect(cache.size().entries).toBe(0);
    expect(world.reported).toEqual(['Error: / sets a cookie and cannot be shared']);
  });

  it('is what broke off while it was sent, which is not answered a second time', async () => {
    const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' });
    const outgoing = new ServerResponse(incoming);
    const destroy = vi.spyOn(outgoing, 'destroy');
    vi.spyOn(outgoing, 'end').mockImplementation(() => {
      throw new Error('broken off');
    });
    const next = vi.fn();
    cache.handle(incoming, outgoing, next);
    await expect.poll(() => destroy.mock.calls).toHaveLength(1);
    expect(next).not.toHaveBeenCalled();
    expect(world.reported).toEqual(['Error: broken off']);
  });

  it('is anything asked for by another method, or at an address of its own', async () => {
    expect((await ask('/', {}, 'POST')).text).toBe('passed on');
    for (const path of ['/own', '/%61', '//evil.example', '/a/../b', '/a//b', '/.env']) {
      expect((await ask(path)).text, path).toBe('passed on');
    }
    expect(world.made).toEqual([]);
  });
});

describe('the key', () => {
  it('holds the names that count in their own order, and no other', async () => {
    await ask('/list?utm_x=<script>&q=%D8%A7&page=2&page=3');
    await ask('/list?page=2&q=%D8%A7&fbclid=1');
    await ask('/?page=2');
    await ask('/?anything');
    expect(world.made).toEqual(['/list?page=2&q=%D8%A7', '/']);
  });

  it('knows nothing of headers', async () => {
    const odd = {
      cookie: 'session=1',
      accept: 'application/evil',
      'accept-language': 'en',
      origin: 'https://evil.example',
      range: 'bytes=0-1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-original-url': '/own',
      'x-http-method-override': 'DELETE',
    };
    expect((await ask('/', odd)).text).toBe('<p>/ at 1</p>');
    expect([(await ask('/')).status, (await ask('/', odd)).status]).toEqual([200, 200]);
    expect(world.made).toEqual(['/']);
  });

  it('is one for all addresses where nothing can be', async () => {
    world.answer = () => page('missing', {}, 404);
    for (let start = 0; start < 1_000; start += 100) {
      const asked = Array.from({ length: 100 }, (_, n) => ask(`/nowhere/${start + n}`));
      expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
    }
    expect(world.made).toEqual(['/404']);
    expect(cache.size().entries).toBe(1);
    world.version = 2;
    await ask('/nowhere/again');
    expect(world.made).toHaveLength(2);
  });
});

describe('the room', () => {
  it('is never exceeded, and holds what was asked for last', async () => {
    await new Promise((closed) => server.close(closed));
    await open({ entries: 40, bytes: 100_000 });
    world.answer = (key) => page(key.padEnd(1_000, '.'));
    for (let n = 0; n < 200; n += 1) {
      await ask('/');
      await ask(`/article/${n}`);
    }
    expect(cache.size().entries).toBeLessThanOrEqual(40);
    expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
    const before = world.made.length;
    await ask('/');
    expect(world.made).toHaveLength(before);
  });

  it('does not hold what is larger than all of it', async () => {
    await new Promise((closed) => server.close(closed));
    await open({ entries: 40, bytes: 10_000 });
    world.answer = () => page('x'.repeat(50_000), { 'content-type': 'application/octet-stream' });
    await ask('/');
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  });
});
