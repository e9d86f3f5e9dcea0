import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendRawRequest } from '#kit/send-raw-request.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'info', DRAIN_WAIT_SECONDS: '1' });
});

const rough = (options: Omit<Parameters<typeof sendRawRequest>[0], 'port'>) =>
  sendRawRequest({ port: new URL(server.url).port, ...options });

describe('every answer', () => {
  it.each([
    '/',
    '/api/v1/FAQs/GetList',
    '/api/v1/nothing',
    '/no-such-page',
    '/media/nothing.webp',
    '/assets/nothing.js',
    '/healthz',
  ])('carries the security headers: %s', async (path) => {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('that is a page allows scripts by address only, and no style attributes', async () => {
    const response = await fetch(server.url);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|sha256|nonce/);
    expect(await response.text()).not.toMatch(/\sstyle="|\son[a-z]+="/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('a request that is not proper', () => {
  it('is refused with 421 when meant for another host', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1']) {
      expect((await rough({ headers: { host } })).status, host).toBe(421);
    }
    const api = await rough({ path: '/api/v1/FAQs/GetList', headers: { host: 'evil.example' } });
    expect(JSON.parse(api.text)).toMatchObject({ isSuccess: false });
  });

  // accepts 687
  it('is refused with 400 when it names two hosts, even twice our own', async () => {
    const send = (lines: string) =>
      new Promise<string>((done, refuse) => {
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
        let received = '';
        socket.on('data', (part) => {
          received += part;
        });
        socket.on('end', () => done(received));
        socket.on('error', refuse);
        socket.write(`GET /healthz HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
      });
    expect(await send('Host: localhost\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await send('Host: localhost\r\nHost: localhost\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send('Host: localhost\r\nHOST: evil.example\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('changes nothing by forwarded headers', async () => {
    const { text } = await rough({ headers: { host: 'localhost', 'x-forwarded-host': 'evil.example' } });
    expect(text).not.toContain('evil.example');
  });

  it('is refused with 405 and the allowed methods when its method is not', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      const { status, headers } = await rough({ method, headers: { host: 'localhost' } });
      expect([status, headers.allow], method).toEqual([405, 'GET, HEAD']);
    }
    for (const [path, allow] of [
      ['/api/v1/Articles/GetById/1', 'GET, HEAD'],
      ['/api/v1/Products/GetPaging', 'POST'],
      ['/api/v1/Suggestions/SendSuggestion', 'POST'],
      ['/repair-api/Product/AuthMobile', 'GET'],
      ['/repair-api/RepairRequestHandler/Save', 'POST'],
      ['/csp-report', undefined],
    ] as const) {
      const { status, headers } = await rough({ method: 'DELETE', path, headers: { host: 'localhost' } });
      expect([status, headers.allow], path).toEqual([allow ? 405 : 204, allow]);
    }
    const nowhere = await rough({ method: 'PUT', path: '/api/v1/nothing', headers: { host: 'localhost' } });
    expect(nowhere.status).toBe(404);
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(405);
  });

  it('is refused when its address is too long, malformed or hides a NUL', async () => {
    expect((await rough({ path: `/${'a'.repeat(2_100)}`, headers: { host: 'localhost' } })).status).toBe(414);
    expect((await rough({ path: '/%E0%A4%A', headers: { host: 'localhost' } })).status).toBe(400);
    expect((await rough({ path: '/articles/%00', headers: { host: 'localhost' } })).status).toBe(400);
  });

  it('is refused with 431 when it has too many or too large headers', async () => {
    const many = Object.fromEntries(Array.from({ length: 110 }, (_, n) => [`x-${n}`, 'v']));
    expect((await rough({ headers: { host: 'localhost', ...many } })).status).toBe(431);
    expect((await rough({ headers: { host: 'localhost', cookie: 'a'.repeat(20_000) } })).status).toBe(431);
  });

  it('is closed when it is smuggled', async () => {
    const { port } = new URL(server.url);
    const answer = await new Promise<string>((done) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        );
      });
      let read = '';
      socket.on('data', (part) => {
        read += part;
      });
      socket.on('close', () => done(read));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe('health', () => {
  it('says alive and ready without detail', async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' });
  });
});

describe('the log', () => {
  // accepts 690
  it('has no error for a caller who leaves in the middle of a request', async () => {
    const { port } = new URL(server.url);
    await new Promise<void>((gone) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          'POST /api/v1/Products/GetPaging HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
            'Content-Length: 1000\r\n\r\n{"page',
          () => setImmediate(() => socket.destroy()),
        );
      });
      socket.on('close', () => gone());
    });
    await expect.poll(() => server.output()).toMatch(/"status":499/);
    expect(server.output()).not.toMatch(/"level":50|a request failed/);
  });

  it('names no query string and no address of a caller', async () => {
    await fetch(`${server.url}/api/v1/Colleagues/GetList?code=a-secret`);
    await expect.poll(() => server.output()).toContain('/api/v1/Colleagues/GetList');
    expect(server.output()).not.toContain('a-secret');
    expect(server.output()).not.toContain('127.0.0.1');
  });
});

describe('stopping', () => {
  // accepts 689
  it('finishes the answers under way and ends with 0, a signal by several ways counting once', async () => {
    const ask = async () => {
      const response = await fetch(`${server.url}/`);
      return { status: response.status, isWhole: (await response.text()).endsWith('</html>') };
    };
    const asked = Array.from({ length: 6 }, ask);
    await Promise.race(asked);
    for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT'] as const) server.process.kill(signal);
    expect(await Promise.all(asked)).toEqual(Array(6).fill({ status: 200, isWhole: true }));
    expect(await server.stop()).toBe(0);
  });
});
