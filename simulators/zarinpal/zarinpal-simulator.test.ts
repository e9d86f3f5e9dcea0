import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minuteMs } from '#kernel/durations.ts';
import { createSimulators, type Simulators } from '../create-simulators.ts';

const merchant = { merchant_id: '0f3c1a52-7b1e-4c55-9a0d-3f1e2b6c7d88' };
const time = { now: new Date('2026-11-15T08:00:00Z') };
let simulators: Simulators;

beforeAll(async () => {
  simulators = await createSimulators({ port: 0, now: () => time.now });
});
afterAll(() => simulators.close());
beforeEach(() => {
  time.now = new Date('2026-11-15T08:00:00Z');
  return fetch(`${simulators.url}/reset`, { method: 'POST' });
});

type Reply = {
  data: { code?: number; authority?: string; [field: string]: unknown };
  errors: { code?: number; validations?: Record<string, string>[] };
};
const base = { ...merchant, amount: 4_500_000, currency: 'IRR', description: 'تعمیر <b>' };
const invoice = { ...base, callback_url: 'https://azma.example/payback?attempt=9f2c' };

async function call(method: string, fields: object | string) {
  const reply = await fetch(`${simulators.url}/zarinpal/pg/v4/payment/${method}.json`, {
    method: 'POST',
    body: typeof fields === 'string' ? fields : JSON.stringify(fields),
  });
  return { http: reply.status, ...((await reply.json()) as Reply) };
}
const start = async (fields: object = invoice) => String((await call('request', fields)).data.authority);
const bankUrl = (authority: string) => `${simulators.url}/zarinpal/pg/StartPay/${authority}`;
const leave = (authority: string, action: string) =>
  fetch(bankUrl(authority), { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
const setFaults = (faults: object) =>
  fetch(`${simulators.url}/zarinpal/faults`, { method: 'POST', body: JSON.stringify(faults) });
const inquire = async (authority: string) => (await call('inquiry', { ...merchant, authority })).data.status;

test('An authority of the sandbox has 36 characters and begins with S', async () => {
  expect(await start()).toMatch(/^S0{10,}[0-9a-z]+$/);
  expect(await start()).toHaveLength(36);
});

test('Each broken field has its line in the validations of -9', async () => {
  const empty = await call('request', {});
  expect(empty).toMatchObject({ http: 422, data: [], errors: { code: -9 } });
  const fields = (empty.errors.validations ?? []).flatMap((line) => Object.keys(line));
  expect(fields).toEqual(['merchant_id', 'amount', 'description', 'callback_url']);
  expect((await call('request', 'not json')).errors.code).toBe(-9);
  expect((await call('verify', { ...merchant, amount: 10_000 })).errors.code).toBe(-9);
});

test.each([
  [{ metadata: { mobile: '' } }, 'metadata.mobile'],
  [{ metadata: { mobile: null } }, 'metadata.mobile'],
  [{ metadata: { email: '' } }, 'metadata.email'],
  [{ amount: 999 }, 'amount'],
  [{ amount: '4500000' }, 'amount'],
  [{ amount: 10_000.5 }, 'amount'],
  [{ currency: 'USD' }, 'currency'],
  [{ description: 'x'.repeat(501) }, 'description'],
  [{ callback_url: 'javascript:alert(1)' }, 'callback_url'],
])('A request with %j is refused for %s', async (change, field) => {
  const { errors } = await call('request', { ...invoice, ...change });
  expect(errors).toMatchObject({ code: -9, validations: [{ [field]: expect.any(String) }] });
});

test('A hundred million tomans is the most, in either currency', async () => {
  expect((await call('request', { ...invoice, amount: 1_000_000_000 })).data.code).toBe(100);
  expect((await call('request', { ...invoice, amount: 1_000_000_001 })).errors.code).toBe(-41);
  expect((await call('request', { ...invoice, amount: 100_000_001, currency: 'IRT' })).errors.code).toBe(-41);
});

test('Paying returns the payer with both parameters after the site’s own', async () => {
  const authority = await start();
  const reply = await leave(authority, 'pay');
  expect(reply.status).toBe(303);
  expect(reply.headers.get('Location')).toBe(
    `https://azma.example/payback?attempt=9f2c&Authority=${authority}&Status=OK`,
  );
  const plain = await start({ ...invoice, callback_url: 'https://azma.example/payback' });
  const cancelled = await leave(plain, 'cancel');
  expect(cancelled.headers.get('Location')).toBe(
    `https://azma.example/payback?Authority=${plain}&Status=NOK`,
  );
});

test('The page shows amount, payee and purpose in Persian, and four ways to leave', async () => {
  const page = await (await fetch(bankUrl(await start()))).text();
  expect(page).toContain('<html lang="fa" dir="rtl">');
  expect(page).toContain('azma.example');
  expect(page).toContain('تعمیر &lt;b&gt;');
  expect(page.match(/name="action"/g)).toHaveLength(4);
  expect(page).not.toContain(merchant.merchant_id);
});

test('A finished session cannot be paid or cancelled again', async () => {
  const authority = await start();
  await leave(authority, 'cancel');
  expect((await leave(authority, 'pay')).headers.get('Location')).toContain('Status=NOK');
  const paid = await start();
  await leave(paid, 'pay');
  expect((await leave(paid, 'cancel')).headers.get('Location')).toContain('Status=OK');
  expect(await inquire(paid)).toBe('PAID');
});

test('Closing the page leaves the session open, and an open one fails when its time is over', async () => {
  const authority = await start();
  expect((await leave(authority, 'close')).status).toBe(200);
  expect(await inquire(authority)).toBe('IN_BANK');
  time.now = new Date(time.now.getTime() + 30 * minuteMs);
  expect(await inquire(authority)).toBe('FAILED');
});

test('An unknown session has a page of its own', async () => {
  expect((await fetch(bankUrl('S0'))).status).toBe(404);
  expect((await leave('S0', 'pay')).status).toBe(404);
});

test('The list of unverified payments writes its code as text and the wall clock of Tehran', async () => {
  const authority = await start();
  await fetch(bankUrl(authority), { headers: { Referer: 'https://azma.example/' } });
  await leave(authority, 'pay-without-return');
  const { data } = await call('unVerified', merchant);
  expect(data).toEqual({
    code: '100',
    message: 'Success',
    authorities: [
      {
        authority,
        amount: 4_500_000,
        callback_url: 'https://azma.example/payback?attempt=9f2c',
        referer: 'https://azma.example/',
        date: '2026-11-15 11:30:00',
      },
    ],
  });
});

test('Fees can be asked for beforehand', async () => {
  const { data } = await call('feeCalculation', { ...merchant, amount: 1_000_000 });
  expect(data).toMatchObject({ code: 100, amount: 1_000_000, fee: 5_000, suggested_amount: 1_005_000 });
});

test('A fault can hold for one method alone', async () => {
  await setFaults({ code: -12, only: ['verify'] });
  const authority = await start();
  expect((await call('verify', { ...merchant, authority, amount: 4_500_000 })).errors.code).toBe(-12);
  expect(await inquire(authority)).toBe('IN_BANK');
});

test('The second return of a payer really comes', async () => {
  const visits: string[] = [];
  let noteVisit = () => {};
  const visited = new Promise<void>((done) => {
    noteVisit = done;
  });
  const site = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end();
    noteVisit();
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await setFaults({ doubleCallback: true });
  const authority = await start({ ...invoice, callback_url: `${origin}/payback` });
  const reply = await leave(authority, 'pay');
  await visited;
  expect(`${origin}${visits[0]}`).toBe(reply.headers.get('Location'));
  site.closeAllConnections();
  await new Promise((done) => site.close(done));
});

test('The switches can be set by the form of the page', async () => {
  const form = new URLSearchParams([
    ['line', 'normal'],
    ['code', '-12'],
    ['only', 'verify'],
    ['only', 'inquiry'],
    ['stringCodes', 'on'],
    ['emptyData', 'object'],
  ]);
  await fetch(`${simulators.url}/zarinpal/faults`, { method: 'POST', body: form });
  const now = await (await fetch(`${simulators.url}/zarinpal/faults`)).json();
  expect(now).toMatchObject({
    code: -12,
    only: ['verify', 'inquiry'],
    stringCodes: true,
    emptyData: 'object',
  });
});

test('Every page is Persian, closed to other hosts and without outside resources', async () => {
  await start();
  for (const path of ['/', '/phone', '/zarinpal', '/zarinpal/faults', '/sms/faults']) {
    const reply = await fetch(`${simulators.url}${path}`, { headers: { Accept: 'text/html' } });
    expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const page = await reply.text();
    expect(page).toContain('<html lang="fa" dir="rtl">');
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  }
});

test('Closing does not wait for callers that were left without an answer', async () => {
  const other = await createSimulators({ port: 0 });
  await fetch(`${other.url}/zarinpal/faults`, { method: 'POST', body: '{"line":"silent"}' });
  const watching = await fetch(`${other.url}/sms/stream`);
  const waiting = fetch(`${other.url}/zarinpal/pg/v4/payment/inquiry.json`, { method: 'POST', body: '{}' });
  const cut = expect(waiting).rejects.toThrow();
  await watching.body?.getReader().read();
  await other.close();
  await cut;
});
