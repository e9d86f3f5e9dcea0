import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { type Envelope, startPaying, visitAs } from '#kit/pay-over-http.ts';
import { readPaymentEffects, type SeededPayable, seedPayable } from '#kit/seed-payable.ts';
import { authorityOf, connectSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import type { Storage } from '#storage/dialect.ts';

const merchantId = 'abad1dea-7b1e-4c55-9a0d-3f1e2b6c7d88';

describe('paying over HTTP', () => {
  let server: TestServer;
  let storage: Storage;
  let bank: SimulatedBank;
  let payable: SeededPayable;
  beforeAll(async () => {
    server = await startServer({ DEMO: 'false', LOG_LEVEL: 'debug', ZARINPAL_MERCHANT_ID: merchantId });
    storage = openServerDatabase(server);
    bank = connectSimulatedBank(server.simulatorsUrl ?? '');
  });
  afterAll(async () => {
    await storage.close();
    await server.stop();
  });
  beforeEach(async () => {
    await bank.clearFaults();
    await storage.db.deleteFrom('limit_take').execute();
    payable = await seedPayable(storage);
  });

  const pay = async (headers: Record<string, string>) => {
    const address = `${server.url}/repair-api/Payment/Pay?codeVorrodDastgah=${payable.traceNumber}`;
    const reply = await fetch(address, { headers });
    return { http: reply.status, envelope: (await reply.json()) as Envelope };
  };
  const verify = async (authority: string) => {
    const address = `${server.url}/repair-api/Payment/Verify?authority=${encodeURIComponent(authority)}`;
    const reply = await fetch(address, { method: 'POST' });
    return { http: reply.status, headers: reply.headers, envelope: (await reply.json()) as Envelope };
  };

  // accepts 297, 372
  it('answers Pay with the address to pay at, for the verified owner only', async () => {
    const visitor = await visitAs(server, payable);
    expect(await pay(visitor)).toMatchObject({
      http: 200,
      envelope: { status: 0, data: { paymentUrl: expect.stringContaining('/pg/StartPay/S') } },
    });
    expect(await pay({})).toMatchObject({ http: 403, envelope: { status: 4 } });
    const stranger = await visitAs(server, { sessionToken: 'nobody' });
    expect(await pay(stranger)).toMatchObject({
      http: 401,
      envelope: { status: 3, data: expect.anything() },
    });
  });

  // accepts 822
  it('takes a part of a bill above the ceiling, and names what remains', async () => {
    payable = await seedPayable(storage, { amountRial: 1_850_000_000 });
    const visitor = await visitAs(server, payable);
    const payPart = async (amount: string) => {
      const query = new URLSearchParams({ codeVorrodDastgah: payable.traceNumber, amount });
      const reply = await fetch(`${server.url}/repair-api/Payment/Pay?${query}`, { headers: visitor });
      return { http: reply.status, envelope: (await reply.json()) as Envelope };
    };
    for (const amount of [
      '0',
      '9999',
      '1000000001',
      '1850000001',
      '10000.5',
      '-10000',
      '1000000000000000',
      'x',
    ])
      expect(await payPart(amount), amount).toMatchObject({ http: 400 });
    const { envelope } = await payPart('۶۵۰٬۰۰۰٬۰۰۰');
    const paymentUrl = String(envelope.data?.paymentUrl);
    await bank.leave(paymentUrl, 'pay');
    expect((await verify(authorityOf(paymentUrl))).envelope).toMatchObject({
      status: 0,
      message: 'پرداخت با موفقیت انجام شد. مانده: ۱٬۲۰۰٬۰۰۰٬۰۰۰ ریال.',
      data: { state: 'paid', amountRial: 650_000_000, remainingRial: 1_200_000_000 },
    });
  });

  it('lets no other site, picture or frame start a payment', async () => {
    const visitor = await visitAs(server, payable);
    for (const trick of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'document' },
      { origin: 'https://evil.example' },
      { 'x-xsrf-token': 'guessed' },
    ]) {
      expect(await pay({ ...visitor, ...trick } as Record<string, string>)).toMatchObject({ http: 403 });
    }
    expect((await readPaymentEffects(storage, payable.requestId)).payments).toEqual([]);
  });

  // accepts 388
  it('answers a start that is not possible with a message for the person', async () => {
    await bank.setFaults({ line: 'down' });
    const { http, envelope } = await pay(await visitAs(server, payable));
    expect(http).toBe(503);
    expect(envelope).toMatchObject({ status: 9, message: expect.stringContaining('درگاه پرداخت') });
  });

  // accepts 245, 246, 247, 248, 373
  it('takes a payer through the bank and back: noted, verified, shown, told by SMS once', async () => {
    const paymentUrl = await startPaying(server, payable);
    const back = await bank.leave(paymentUrl, 'pay');
    expect(back).toBe(`${server.url}/payback?Authority=${authorityOf(paymentUrl)}&Status=OK`);

    const page = await fetch(back ?? '');
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const html = await page.text();
    for (const words of ['نتیجه تراکنش', 'وضعیت', 'href="/repair-request"']) expect(html).toContain(words);

    const { http, envelope } = await verify(authorityOf(paymentUrl));
    expect(http).toBe(200);
    expect(envelope).toMatchObject({
      status: 0,
      message: 'پرداخت با موفقیت انجام شد.',
      data: { state: 'paid', amountRial: 4_500_000, fCode: payable.traceNumber },
    });
    expect(JSON.stringify(envelope)).not.toContain(payable.mobile);
    const again = await (await fetch(back ?? '')).text();
    expect(again).toContain('پرداخت با موفقیت انجام شد.');
    expect(again).not.toContain(payable.mobile);
    await expect.poll(() => bank.messages(payable.mobile)).toHaveLength(1);
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
      statusId: 4,
      logs: 1,
      notices: 1,
    });
  });

  // C-60
  it('sends the payer back to the loopback name the portal was opened on, where the session is', async () => {
    const visitor = await visitAs(server, payable);
    const here = server.url.replace('localhost', '127.0.0.1');
    const address = `${here}/repair-api/Payment/Pay?codeVorrodDastgah=${payable.traceNumber}`;
    const { data } = (await (await fetch(address, { headers: visitor })).json()) as Envelope;
    const back = await bank.leave(String(data?.paymentUrl), 'pay');
    expect(back).toMatch(new RegExp(`^${here}/payback\\?`));
    expect((await fetch(back ?? '')).status).toBe(200);
  });

  // accepts 249, 393, 394
  it('calls it unsuccessful for any other status, for no authority and for one it never gave', async () => {
    const paymentUrl = await startPaying(server, payable);
    const back = await bank.leave(paymentUrl, 'cancel');
    for (const address of [
      back ?? '',
      `${server.url}/payback`,
      `${server.url}/payback?Status=OK`,
      `${server.url}/payback?status=ok&authority=%3Cscript%3E`,
      `${server.url}/payback?Status=OK&Authority=S${'0'.repeat(35)}`,
    ]) {
      const html = await (await fetch(address)).text();
      expect(html).toContain('پرداخت ناموفق بود.');
      expect(html).toContain('۷۲ ساعت');
    }
    expect(await verify(`S${'0'.repeat(35)}`)).toMatchObject({
      http: 404,
      envelope: { status: 1, message: expect.stringContaining('پرداخت ناموفق بود') },
    });
    expect(await verify('short')).toMatchObject({ http: 400, envelope: { status: 2 } });
    expect(await verify(authorityOf(paymentUrl))).toMatchObject({
      envelope: { status: 0, message: 'پرداخت ناموفق بود.', data: { state: 'failed' } },
    });
  });

  it('limits verification for each authority, and says when to come again', async () => {
    const authority = authorityOf(await startPaying(server, payable));
    await storage.db
      .updateTable('payment')
      .set({ state: 'failed', finished_at: Date.now() })
      .where('authority', '=', authority)
      .execute();
    const answers = [];
    for (let at = 0; at < 11; at += 1) answers.push(await verify(authority));
    expect(answers.map(({ http }) => http)).toEqual([...Array(10).fill(200), 429]);
    expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('shows the merchant number in no page, bundle or log, and no authority in the log', async () => {
    const paymentUrl = await startPaying(server, payable);
    const back = await bank.leave(paymentUrl, 'pay');
    const pages = await Promise.all(
      [back ?? '', paymentUrl, `${bank.url}/zarinpal`, `${server.url}/`].map(async (address) =>
        (await fetch(address)).text(),
      ),
    );
    await verify(authorityOf(paymentUrl));
    const assets = join(import.meta.dirname, '..', '..', 'build', 'site', 'client', 'assets');
    const bundle = readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(assets, name), 'utf8'));
    for (const text of [...pages, ...bundle, server.output()]) expect(text).not.toContain(merchantId);
    expect(server.output()).toContain('/payback');
    expect(server.output()).not.toContain(authorityOf(paymentUrl));
  });
});
