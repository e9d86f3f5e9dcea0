import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearLimits, importDevices, type TestDevice } from '#kit/import-devices.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { faultText, randomAddress } from '#kit/repair-kit.ts';
import { createRepairVisitor, type RepairVisitor, visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

let server: TestServer;
let devices: TestDevice[];
let visitor: RepairVisitor;
beforeAll(async () => {
  server = await startServer({ ...visitorSettings, LOG_LEVEL: 'info' });
  devices = await importDevices(server, 10);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await clearLimits(server);
  visitor = createRepairVisitor(server);
});

/** A registered request and the link that its SMS carried. */
const register = async () => {
  const device = devices.shift() as TestDevice;
  await visitor.signIn(device.serial, device.mobile);
  const { data } = await visitor.save(device.serial, faultText);
  const messages = await visitor.awaitMessages(device.mobile, 2);
  const notice = messages.find(({ text }) => text.includes('ثبت شد'))?.text ?? '';
  return { ...device, request: data, notice };
};
const linkIn = (text: string) =>
  text.split('\n').find((line) => /^https?:\/\/\S+\/r\/[\w-]{16}$/.test(line)) ?? '';
const open = (path: string, address = randomAddress()) =>
  fetch(`${server.url}${path}`, { headers: { 'x-forwarded-for': address }, redirect: 'manual' });

describe('the tracking page', () => {
  // accepts 622, 623, 624, 625
  it('is in the SMS on a line of its own, holds nothing personal, sets no cookie and is kept by nobody', async () => {
    const { notice, request, serial, mobile } = await register();
    const link = linkIn(notice);
    expect(link).not.toBe('');
    const path = new URL(link).pathname;
    const before = (await visitor.readMessages(mobile)).length;
    const answer = await open(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = await answer.text();
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
    expect(html).not.toMatch(/<script|<form|<img|style=/);
    expect(html).toContain(request.fCode);
    expect(html).toContain(`/repair-request?trace=${request.fCode}`);
    // accepts 731
    expect(html).toContain('<a class="phone" href="tel:02188990022"><bdi dir="ltr">021-88990022</bdi></a>');
    for (const secret of [
      serial,
      mobile,
      mobile.slice(-7),
      request.senderAddress,
      request.fNameMarkaz,
      faultText,
    ]) {
      if (secret) expect(html).not.toContain(secret);
    }
    expect((await visitor.readMessages(mobile)).length).toBe(before);
    // The token is no session.
    const token = path.slice(3);
    const thief = createRepairVisitor(server);
    await thief.open();
    thief.jar.set('repair', token);
    expect((await thief.repair('Session/Current')).data.view).toBeNull();
    await thief.open();
    expect(await thief.save(serial, faultText)).toMatchObject({ http: 401, status: 3 });
    // No log and no file of the database holds it in clear.
    expect(server.output()).not.toContain(token);
    const files = readdirSync(server.dataDir).filter(
      (name) => name.includes('.db') || name.includes('sqlite'),
    );
    for (const name of files) expect(readFileSync(join(server.dataDir, name)).includes(token)).toBe(false);
  });

  // accepts 623, 624, 731
  it('weighs at most 30 kB with all it asks for, and a messenger that looks at it first changes nothing', async () => {
    const { notice, mobile, request } = await register();
    const path = new URL(linkIn(notice)).pathname;
    const rowsOf = () => {
      const storage = openServerDatabase(server);
      return Promise.all(
        (['repair_log', 'sms_message', 'repair_session', 'code_challenge'] as const).map((table) =>
          storage.db
            .selectFrom(table)
            .select((at) => at.fn.countAll().as('rows'))
            .executeTakeFirst(),
        ),
      ).finally(() => storage.close());
    };
    const [before, messages] = [await rowsOf(), (await visitor.readMessages(mobile)).length];
    for (const agent of ['TelegramBot (like TwitterBot)', 'WhatsApp/2.23', 'facebookexternalhit/1.1']) {
      for (const method of ['HEAD', 'GET']) {
        const headers = { 'user-agent': agent, 'x-forwarded-for': randomAddress() };
        const answer = await fetch(`${server.url}${path}`, { method, headers });
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
      }
    }
    expect(await rowsOf()).toEqual(before);
    expect((await visitor.readMessages(mobile)).length).toBe(messages);

    const html = await (await open(path)).text();
    const asked = Array.from(
      html.matchAll(/(?:src|href)="(\/[^"]+)"/g),
      ([, address = '']) => address,
    ).filter((address) => !address.startsWith('/repair-request'));
    expect(asked).toEqual(['/r/tracking.css']);
    const style = await (await open('/r/tracking.css')).text();
    const letters = await Promise.all(
      Array.from(style.matchAll(/url\(([^)]+)\)/g), async ([, address = '']) => {
        const answer = await open(address);
        expect([address, answer.headers.get('content-type')]).toEqual([address, 'font/woff2']);
        return (await answer.arrayBuffer()).byteLength;
      }),
    );
    expect(letters).toHaveLength(2);
    const weight = [Buffer.byteLength(html), Buffer.byteLength(style), ...letters];
    expect(weight.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(30_000);
    expect(html).toContain(request.fCode);
  });

  // accepts 626
  it('is one 404 page for every link that does not work', async () => {
    const pages = await Promise.all(
      ['/r/aaaaaaaaaaaaaaaa', '/r/', '/r/x/y', '/r/%00'].map((path) => open(path)),
    );
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(pages.map(({ status }) => status).slice(0, 3)).toEqual([404, 404, 404]);
    expect(new Set(texts.slice(0, 3)).size).toBe(1);
    expect(texts[0]?.match(/این پیوند دیگر کار نمی‌کند\. با شماره پیگیری وضعیت را ببینید\./g)).toHaveLength(1);
    // It says whose page it is, and leads to the site, where the telephone number is.
    expect(texts[0]).toContain('<a class="mark" href="/">آزما</a>');
  });

  // accepts 627
  it('is refused to an address that tries more than thirty in a minute', async () => {
    const address = randomAddress();
    for (let n = 0; n < 30; n += 1) expect((await open('/r/bbbbbbbbbbbbbbbb', address)).status).toBe(404);
    const answer = await open('/r/bbbbbbbbbbbbbbbb', address);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('photos of the fault', () => {
  const send = (fCode: string, raw: Uint8Array<ArrayBuffer>, type: string) =>
    visitor.repair(`RepairRequestHandler/AddPhoto?fCode=${fCode}`, {
      method: 'POST',
      raw,
      headers: { 'content-type': type },
    });

  // accepts 628, 629, 630
  it('are taken one a call, refused by size and kind, and shown to their own device only', async () => {
    const { request } = await register();
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    const added = await send(request.fCode, new Uint8Array(picture), 'image/png');
    expect(added).toMatchObject({ http: 200, status: 0, data: { photos: [{ width: 40, height: 30 }] } });
    const html = new TextEncoder().encode('<!doctype html><p>no picture</p>');
    expect(await send(request.fCode, html, 'image/png')).toMatchObject({
      http: 415,
      status: 11,
      message: 'این فایل تصویر نیست یا بیش از اندازه بزرگ است.',
    });
    expect(await send(request.fCode, html, 'text/html')).toMatchObject({ http: 415, status: 11 });
    const large = new Uint8Array(8 * 1024 * 1024 + 1);
    expect(await send(request.fCode, large, 'image/jpeg')).toMatchObject({ http: 413, status: 10 });

    const path = `/repair-api/RepairRequestHandler/Photo?id=${added.data.photos[0].id}`;
    const cookie = `repair=${visitor.jar.get('repair')}`;
    const shown = await fetch(server.url + path, { headers: { cookie } });
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect((await fetch(server.url + path)).status).toBe(401);
  });
});
