import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecaptcha } from './recaptcha.ts';

// The vendor's own server, reduced to what it says.
const vendor = { status: 200, body: '', asked: '' };
let server: Server;
let baseUrl = '';

beforeAll(async () => {
  server = createServer(async (request, response) => {
    vendor.asked = `${request.url} ${await text(request)}`;
    response.writeHead(vendor.status).end(vendor.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const makeCaptcha = (address = baseUrl) =>
  createRecaptcha({ baseUrl: address, secret: 'very-secret', hostnames: ['azma.example'] });
const contact = { purpose: 'contact' } as const;
const answer = (body: unknown, status = 200) => {
  Object.assign(vendor, { status, body: typeof body === 'string' ? body : JSON.stringify(body) });
};

test('The browser needs no challenge of ours', async () => {
  expect(await makeCaptcha().createChallenge('contact')).toBeUndefined();
});

test('A token that the vendor accepts for our host is good, and needs no remembering', async () => {
  answer({ success: true, hostname: 'azma.example', challenge_ts: '2026-11-15T09:12:44Z' });
  const verdict = await makeCaptcha().verify('token', { ...contact, remoteIp: '192.0.2.7' });
  expect(verdict).toEqual({ ok: true });
  expect(vendor.asked).toBe('/recaptcha/api/siteverify secret=very-secret&response=token&remoteip=192.0.2.7');
});

test.each([
  [{ success: true, hostname: 'evil.example' }, 'refused'],
  [{ success: true }, 'refused'],
  [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'expired'],
  [{ success: false, 'error-codes': ['invalid-input-response'] }, 'refused'],
  [{ success: false, 'error-codes': ['something-new'] }, 'refused'],
  [{ success: false }, 'refused'],
  [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'misconfigured'],
  [{ success: 'yes' }, 'unavailable'],
  ['<html>', 'unavailable'],
])('The answer %j means %s', async (body, reason) => {
  answer(body);
  expect(await makeCaptcha().verify('token', contact)).toEqual({ ok: false, reason });
});

test('A vendor that fails or is not there lets nobody pass', async () => {
  answer({ success: true, hostname: 'azma.example' }, 503);
  expect(await makeCaptcha().verify('token', contact)).toEqual({ ok: false, reason: 'unavailable' });
  const away = makeCaptcha('http://127.0.0.1:9');
  expect(await away.verify('token', contact)).toEqual({ ok: false, reason: 'unavailable' });
});

test('No token and an endless one are refused without asking', async () => {
  const away = makeCaptcha('http://127.0.0.1:9');
  expect(await away.verify(undefined, contact)).toEqual({ ok: false, reason: 'missing' });
  expect(await away.verify('x'.repeat(8_193), contact)).toEqual({ ok: false, reason: 'malformed' });
});
