import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { callProvider, ProviderFailure } from './call-provider.ts';
import { parseJson } from './parse-json.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const serve = async (handle: RequestListener) =>
  `http://127.0.0.1:${await listen(createHttpServer(handle))}/v1/secret-key/send`;

const deadlines = { connectTimeoutMs: 1_000, totalTimeoutMs: 1_000 };

test('A reply comes back whatever its status, with the headers a provider needs', async () => {
  let seen: unknown;
  const url = await serve((request, response) => {
    seen = [request.method, request.headers['accept-encoding'], request.headers['content-length']];
    response.writeHead(418).end('{"a":1}');
  });
  const reply = await callProvider({ url, body: 'سلام', ...deadlines });
  expect(reply).toEqual({ status: 418, text: '{"a":1}' });
  expect(seen).toEqual(['POST', 'identity', '8']);
});

test('A redirect is handed over, not followed', async () => {
  let calls = 0;
  const url = await serve((_, response) => {
    calls += 1;
    response.writeHead(302, { Location: '/elsewhere' }).end();
  });
  expect((await callProvider({ url, ...deadlines })).status).toBe(302);
  expect(calls).toBe(1);
});

test('A process that stood still past the deadlines still reads the answer that came meanwhile', async () => {
  const url = await serve((_, response) => response.end('{}'));
  const asked = callProvider({ url, connectTimeoutMs: 100, totalTimeoutMs: 5_000 });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  expect((await asked).status).toBe(200);
});

test('Nobody listening is certain to have received nothing', async () => {
  const server = createTcpServer();
  const port = await listen(server);
  await new Promise((done) => server.close(done));
  servers.length = 0;
  const asked = callProvider({ url: `http://127.0.0.1:${port}/`, ...deadlines });
  await expect(asked).rejects.toMatchObject({ reason: 'connection failed', sent: false });
});

test('A handshake that does not come to an end is cut by the connection deadline, with nothing sent', async () => {
  const port = await listen(createTcpServer((socket) => socket.resume()));
  const asked = callProvider({
    url: `https://127.0.0.1:${port}/`,
    connectTimeoutMs: 50,
    totalTimeoutMs: 5_000,
  });
  await expect(asked).rejects.toMatchObject({ reason: 'connect timeout', sent: false });
});

test('Silence after the call was sent leaves the outcome open', async () => {
  const url = await serve(() => {});
  const asked = callProvider({ url, connectTimeoutMs: 1_000, totalTimeoutMs: 50 });
  await expect(asked).rejects.toMatchObject({ reason: 'timeout', sent: true });
});

test('A reply that trickles in is cut by the total deadline', async () => {
  const url = await serve((_, response) => {
    response.write('{');
  });
  const asked = callProvider({ url, connectTimeoutMs: 1_000, totalTimeoutMs: 50 });
  await expect(asked).rejects.toMatchObject({ reason: 'timeout', sent: true });
});

test('A line cut before or within the reply leaves the outcome open', async () => {
  const before = await serve((request) => request.socket.destroy());
  await expect(callProvider({ url: before, ...deadlines })).rejects.toMatchObject({
    reason: 'connection lost',
    sent: true,
  });
  const within = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half');
    setImmediate(() => response.destroy());
  });
  await expect(callProvider({ url: within, ...deadlines })).rejects.toMatchObject({
    reason: 'connection lost',
    sent: true,
  });
});

test('A reply is counted while it is read: 64 KiB pass, one byte more does not', async () => {
  const exact = await serve((_, response) => response.end('x'.repeat(65_536)));
  expect((await callProvider({ url: exact, ...deadlines })).text).toHaveLength(65_536);
  const larger = await serve((_, response) => response.end('x'.repeat(65_537)));
  await expect(callProvider({ url: larger, ...deadlines })).rejects.toMatchObject({
    reason: 'reply too large',
  });
});

test('A packed reply is refused, for nothing here unpacks', async () => {
  const url = await serve((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'));
  await expect(callProvider({ url, ...deadlines })).rejects.toMatchObject({ reason: 'reply encoded' });
});

test('No failure tells the address, which may hold a key', async () => {
  const url = await serve((request) => request.socket.destroy());
  for (const address of [url, 'not an address/secret-key', 'ftp://x/secret-key']) {
    const error = await callProvider({ url: address, ...deadlines }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ProviderFailure);
    expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain('secret-key');
  }
});

test('Whole numbers beyond exactness are kept as text', () => {
  expect(parseJson('{"ref_id":12345678901234567890,"n":5,"f":1.5}')).toEqual({
    ref_id: '12345678901234567890',
    n: 5,
    f: 1.5,
  });
  expect(parseJson('<html>')).toBeUndefined();
});
