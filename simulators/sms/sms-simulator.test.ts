import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSimulators, type Simulators } from '../create-simulators.ts';
import { findCode } from './phone-page.ts';

const time = { now: new Date('2026-11-15T08:00:00Z') };
let simulators: Simulators;

beforeAll(async () => {
  simulators = await createSimulators({
    port: 0,
    now: () => time.now,
    sms: {
      siteHost: 'azma.example',
      templates: { names: 'سلام %token10 از %token20، کد %token و %token2', bare: 'بی کد' },
    },
  });
});
afterAll(() => simulators.close());
beforeEach(() => fetch(`${simulators.url}/reset`, { method: 'POST' }));

type Envelope = { return: { status: number; message: string }; entries: Record<string, unknown>[] | null };

async function call(method: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const reply = await fetch(`${simulators.url}/kavenegar/v1/some-key/${method}`, { method: 'POST', body });
  return { http: reply.status, ...((await reply.json()) as Envelope) };
}
const lookUp = (fields: Record<string, string> = {}) =>
  call('verify/lookup.json', { receptor: '09121234567', template: 'azma-code', token: '48213', ...fields });
const send = (fields: Record<string, string> = {}) =>
  call('sms/send.json', { receptor: '09121234567', message: 'سلام', ...fields });
const listMessages = async (query = '') => {
  const reply = await fetch(`${simulators.url}/sms/messages${query}`);
  return (await reply.json()) as { to: string; text: string; at: string }[];
};
const setFaults = (body: string | URLSearchParams) =>
  fetch(`${simulators.url}/sms/faults`, { method: 'POST', body });

test('A look-up answers with the vendor’s eight fields and lands on the phone', async () => {
  const answer = await lookUp();
  expect(answer).toMatchObject({ http: 200, return: { status: 200, message: 'تایید شد' } });
  expect(answer.entries).toEqual([
    {
      messageid: expect.any(Number),
      message: expect.stringContaining('48213'),
      status: 5,
      statustext: 'ارسال به مخابرات',
      sender: '10004346',
      receptor: '09121234567',
      date: 1_794_729_600,
      cost: expect.any(Number),
    },
  ]);
  expect(await listMessages()).toMatchObject([{ to: '09121234567', at: '2026-11-15T08:00:00.000Z' }]);
});

test('GET with a query does the same as POST with a form', async () => {
  const query = new URLSearchParams({ receptor: '+989121234567', template: 'azma-code', token: '1234' });
  const reply = await fetch(`${simulators.url}/kavenegar/v1/some-key/verify/lookup.json?${query}`);
  expect(reply.status).toBe(200);
  expect(await listMessages('?to=09121234567')).toHaveLength(1);
});

test.each(['09121234567', '+989121234567', '00989121234567', '9121234567'])(
  'The receptor %s is the same phone',
  async (receptor) => {
    await lookUp({ receptor });
    expect((await listMessages())[0]?.to).toBe('09121234567');
  },
);

test.each([
  [{ receptor: '0912' }, 411],
  [{ receptor: 'سلام' }, 411],
  [{ receptor: '' }, 406],
  [{ token: '' }, 406],
  [{ token: '48 213' }, 431],
  [{ token: '48_213' }, 431],
  [{ token: '48\n213' }, 431],
  [{ token: 'x'.repeat(101) }, 431],
  [{ token2: 'a b' }, 431],
  [{ token10: 'a b c d e f g' }, 431],
  [{ token20: 'a b c d e f g h i j' }, 431],
  [{ template: 'unknown' }, 424],
  [{ template: 'toString' }, 424],
  [{ template: 'bare' }, 432],
  [{ type: 'call', token: 'abc' }, 428],
  [{ tag: 'bad tag' }, 607],
])('A look-up with %j is refused with %i, as status and as HTTP status', async (fields, status) => {
  expect(await lookUp(fields)).toMatchObject({ http: status, return: { status }, entries: null });
  expect(await listMessages()).toHaveLength(0);
});

test('A missing parameter is 400, an unknown method 404, another verb 405', async () => {
  expect((await call('verify/lookup.json', { receptor: '09121234567' })).http).toBe(400);
  expect((await call('verify/nothing.json', {})).http).toBe(404);
  const reply = await fetch(`${simulators.url}/kavenegar/v1/key/sms/send.json`, { method: 'PUT' });
  expect(reply.status).toBe(405);
});

test('Names with spaces fit the long slots', async () => {
  const answer = await lookUp({
    template: 'names',
    token2: 'B',
    token10: 'دکتر مریم رضایی',
    token20: 'آزمایشگاه نور شهر شیراز',
  });
  expect(answer.http).toBe(200);
  expect((await listMessages())[0]?.text).toBe(
    'سلام دکتر مریم رضایی از آزمایشگاه نور شهر شیراز، کد 48213 و B',
  );
});

test('A known localid sends nothing and gives the earlier record', async () => {
  const first = await send({ localid: '77' });
  const second = await send({ localid: '77', message: 'چیز دیگر' });
  expect(second.entries).toEqual(first.entries);
  expect(await listMessages()).toHaveLength(1);
});

test.each([
  [{ message: '' }, 413],
  [{ message: 'x'.repeat(901) }, 413],
  [{ sender: 'abc' }, 412],
  [{ date: '1000' }, 417],
  [{ receptor: Array(201).fill('09121234567').join() }, 414],
  [{ receptor: '09121234567,09121234568', localid: '1' }, 419],
])('A text with %j is refused with %i', async (fields, status) => {
  expect((await send(fields)).http).toBe(status);
});

test('Several receptors get one record each', async () => {
  const answer = await send({ receptor: '09121234567,09351112233', localid: '1,2' });
  expect(answer.entries).toHaveLength(2);
  expect(await listMessages('?to=09351112233')).toHaveLength(1);
  expect(await listMessages(`?to=${encodeURIComponent('۰۹۳۵۱۱۱۲۲۳۳')}`)).toHaveLength(1);
});

test('States are told by number and by localid; an unknown number has state 100', async () => {
  const answer = await send({ localid: '5' });
  const id = String(answer.entries?.[0]?.messageid);
  const states = await call('sms/status.json', { messageid: `${id},1` });
  expect(states.entries).toMatchObject([{ status: 10 }, { status: 100 }]);
  const local = await call('sms/statuslocalmessageid.json', { localid: '5' });
  expect(local.entries).toMatchObject([{ messageid: Number(id), localid: '5', status: 10 }]);
});

test('The account answers with an object', async () => {
  const { entries } = await call('account/info.json', {});
  expect(entries).toEqual({
    remaincredit: expect.any(Number),
    expiredate: expect.any(Number),
    type: 'master',
  });
});

test('Messages are listed newest first', async () => {
  await send({ message: 'یک' });
  await send({ message: 'دو' });
  expect((await listMessages()).map(({ text }) => text)).toEqual(['دو', 'یک']);
});

test('A fault holds for as many calls as it was given, then all is calm', async () => {
  await setFaults(JSON.stringify({ status: 418, times: 2 }));
  expect([(await send()).http, (await send()).http, (await send()).http]).toEqual([418, 418, 200]);
});

test('Switches can be set by the form of the page, with Persian digits, and set back', async () => {
  const form = new URLSearchParams({ line: 'normal', delayMs: '', times: '', status: '۴۰۹' });
  expect((await setFaults(form)).redirected).toBe(true);
  expect((await send()).http).toBe(409);
  await setFaults(new URLSearchParams());
  expect((await send()).http).toBe(200);
  await setFaults(JSON.stringify({ line: 'down' }));
  await fetch(`${simulators.url}/sms/faults`, { method: 'DELETE' });
  expect((await send()).http).toBe(200);
});

test('Nonsense switches are refused and change nothing', async () => {
  for (const body of ['{', '{"line":"sideways"}', '{"unheard":1}', '{"times":0}']) {
    expect((await setFaults(body)).status).toBe(400);
  }
  const reply = await fetch(`${simulators.url}/sms/faults`);
  expect(await reply.json()).toEqual({ line: 'normal', delayMs: 0, times: null, status: null });
});

test('A provider that is down answers with a page instead of JSON', async () => {
  await setFaults(JSON.stringify({ line: 'down' }));
  const reply = await fetch(`${simulators.url}/kavenegar/v1/key/account/info.json`);
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([502, 'text/html; charset=utf-8']);
});

test('Arrivals are streamed to whoever watches', async () => {
  const reply = await fetch(`${simulators.url}/sms/stream`);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('event: ready');
  await send({ message: 'تازه' });
  expect((await reader?.read())?.value).toContain('"text":"تازه"');
  await reader?.cancel();
});

test('The phone shows the messages of the chosen number, with the code to copy, and interprets nothing', async () => {
  await lookUp();
  await send({ receptor: '09351112233', message: '<script>alert(1)</script>' });
  const all = await (await fetch(`${simulators.url}/phone`)).text();
  expect(all).toContain('data-code="48213"');
  expect(all).toContain('&lt;script&gt;alert(1)');
  const one = await (await fetch(`${simulators.url}/phone?to=09351112233`)).text();
  expect(one).not.toContain('data-code="48213"');
});

test('Only the last line in the form that phones read holds a code', () => {
  expect(findCode('کد: 1234\n\n@azma.example #1234')).toBe('1234');
  expect(findCode('@azma.example #1234\nبعد')).toBeUndefined();
  expect(findCode('کد: 1234')).toBeUndefined();
});
