import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { signInAsDemo } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { randomAddress } from '#kit/repair-kit.ts';
import { visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

let server: TestServer;
let desk: OfficeVisitor;
let device: { serialNumber: string; productName: string; mobile: string; centreName: string };
let token: string;
beforeAll(async () => {
  server = await startServer({ ...visitorSettings, LOG_LEVEL: 'info' });
  desk = await signInAsDemo(server, 'desk');
  device = (await desk.call('/devices?q=CG-4')).body.items[0];
  token = await makeToken(device.serialNumber);
});
afterAll(() => server.stop());

const makeToken = async (serial: string): Promise<string> =>
  new URL((await desk.post('/device-labels', { serials: [serial] })).body.labels[0].address).pathname.slice(
    3,
  );
const open = (path: string, address = randomAddress(), init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { headers: { 'x-forwarded-for': address }, redirect: 'manual', ...init });

describe('the page behind a label', () => {
  // accepts 812
  it('shows product, manual, videos, questions and the way to a repair; no serial, owner, script or cookie', async () => {
    const answer = await open(`/d/${token}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = await answer.text();
    expect(html).toContain(device.productName);
    expect(html).toContain(`href="/repair-request?label=${token}"`);
    for (const name of ['راهنمای کاربر', 'ویدئوها', 'پرسش‌های پرتکرار', 'درخواست تعمیر']) {
      expect(html).toContain(name);
    }
    expect(html).not.toMatch(/<script|<form|style=/);
    for (const secret of [device.serialNumber, device.mobile, device.mobile.slice(-7), device.centreName])
      if (secret) expect(html).not.toContain(secret);
    expect(html).toMatch(/<bdi dir="ltr">PDF<\/bdi>، [۰-۹٫]+ (کیلو|مگا)بایت/);
    expect(html).toMatch(/<details class="menu">.*href="\/my-devices"/);
    const manual = /href="(\/media\/[^"]+\.pdf)"/.exec(html)?.[1];
    expect((await open(manual ?? '/')).headers.get('content-type')).toBe('application/pdf');
  });

  // accepts 812
  it('weighs at most 30 kB without fonts', async () => {
    const html = await (await open(`/d/${token}`)).text();
    const asked = Array.from(html.matchAll(/<(?:link|img)[^>]+(?:href|src)="([^"]+)"/g), ([, at = '']) => at);
    expect(asked).toHaveLength(3);
    const parts = await Promise.all(
      asked.map(async (address) => {
        const answer = await open(address, randomAddress(), { headers: { accept: 'image/webp,*/*' } });
        expect([address, answer.status]).toEqual([address, 200]);
        return (await answer.arrayBuffer()).byteLength;
      }),
    );
    expect(parts.reduce((sum, bytes) => sum + bytes, Buffer.byteLength(html))).toBeLessThanOrEqual(30_000);
  });

  // accepts 812, 811
  it('is one same 404 for unknown, replaced and foreign tokens, thirty a minute an address', async () => {
    const old = await makeToken('AZ-1002');
    const fresh = (await desk.post('/devices/AZ-1002/label', {})).body.labels[0].address;
    expect((await open(new URL(fresh).pathname)).status).toBe(200);
    const pages = await Promise.all(
      [`/d/${old}`, '/d/aaaaaaaaaaaaaaaa', '/d/x', '/d/', `/d/${token}/more`].map((path) => open(path)),
    );
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(await Promise.all(pages.map((page) => page.text()))).size).toBe(1);
    const address = randomAddress();
    for (let n = 0; n < 30; n += 1)
      expect((await open(`/d/${'b'.repeat(14)}${10 + n}`, address)).status).toBe(404);
    expect((await open(`/d/${token}`, address)).status).toBe(429);
  });

  /** Keeps the minute from passing, which a busy machine needs for fewer guesses than a thousand. */
  const keepMinute = (database: DatabaseSync) =>
    database.exec(`update limit_take set taken_at = unixepoch() * 1000,
      expires_at = max(expires_at, unixepoch() * 1000 + 60000)`);

  // accepts 812
  it('stays shut to who guesses a thousand tokens a minute, also when the right one is among them', async () => {
    const [guesser, seen] = [randomAddress(), new Map<number, number>()];
    const database = new DatabaseSync(join(server.dataDir, 'azma.sqlite'), { timeout: 10_000 });
    onTestFinished(() => database.close());
    for (let sent = 0; sent < 1_000; sent += 25) {
      const guesses = Array.from({ length: 25 }, (_, n) => `${'c'.repeat(12)}${1_000 + sent + n}`);
      if (sent >= 500) guesses[0] = token;
      const pages = await Promise.all(guesses.map((guess) => open(`/d/${guess}`, guesser)));
      for (const { status } of pages) seen.set(status, (seen.get(status) ?? 0) + 1);
      keepMinute(database);
    }
    expect(Object.fromEntries(seen)).toEqual({ 404: 30, 429: 970 });
    expect((await open(`/d/${token}`)).status).toBe(200);
  }, 180_000);

  // accepts 812, 811
  it('leaves its token in no log and in no file of the database', async () => {
    expect(server.output()).not.toContain(token);
    const files = readdirSync(server.dataDir).filter((name) => /\.db|sqlite/.test(name));
    for (const name of files) expect(readFileSync(join(server.dataDir, name)).includes(token)).toBe(false);
  });
});
