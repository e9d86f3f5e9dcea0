import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SmsFailure, type SmsMessage } from '#ports/sms.ts';
import { createSimulators, type Simulators } from '#simulators/create-simulators.ts';
import { guardSms } from './guard-sms.ts';
import { createKavenegar, type KavenegarOptions } from './kavenegar.ts';

let simulators: Simulators;

beforeAll(async () => {
  simulators = await createSimulators({
    port: 0,
    sms: { siteHost: 'azma.example', apiKey: 'right-key', templates: { 'no-token': 'سلام' } },
  });
});
afterAll(() => simulators.close());
beforeEach(() => fetch(`${simulators.url}/reset`, { method: 'POST' }));

const makeSms = (options: Partial<KavenegarOptions> = {}) =>
  createKavenegar({
    baseUrl: `${simulators.url}/kavenegar`,
    apiKey: 'right-key',
    codeTemplate: 'azma-code',
    deadlines: { connectTimeoutMs: 5_000, totalTimeoutMs: 5_000 },
    ...options,
  });

const code: SmsMessage = {
  to: '09121234567',
  template: 'one-time-code',
  params: { code: '482133' },
  idempotencyKey: 'challenge-1',
};
const notice = {
  to: '09121234567',
  template: 'notice',
  params: { text: 'وضعیت تعمیر دستگاه شما: دستگاه دریافت شد\nآزما' },
  idempotencyKey: 'outbox-7',
} as const satisfies SmsMessage;

const setFaults = (faults: object) =>
  fetch(`${simulators.url}/sms/faults`, { method: 'POST', body: JSON.stringify(faults) });
const listMessages = async () => {
  const reply = await fetch(`${simulators.url}/sms/messages`);
  return (await reply.json()) as { to: string; text: string; at: string }[];
};
const catchFailure = async (sending: Promise<unknown>) => {
  const error = await sending.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(SmsFailure);
  return error as SmsFailure;
};

test('A one-time code arrives with the line that phones read at its end', async () => {
  const receipt = await makeSms().sendTemplate(code);
  expect(receipt).toEqual({ provider: 'kavenegar', messageId: expect.stringMatching(/^\d+$/) });
  const [message] = await listMessages();
  expect(message?.to).toBe('09121234567');
  expect(message?.text.split('\n').at(-1)).toBe('@azma.example #482133');
});

test('A notice is sent once, however often its key comes', async () => {
  const sms = makeSms();
  const first = await sms.sendTemplate(notice);
  const second = await sms.sendTemplate(notice);
  expect(second.messageId).toBe(first.messageId);
  expect(await listMessages()).toHaveLength(1);
  await sms.sendTemplate({ ...notice, idempotencyKey: 'outbox-8' });
  expect(await listMessages()).toHaveLength(2);
});

test('A notice goes out in our own words', async () => {
  await makeSms({ sender: '2000500666' }).sendTemplate(notice);
  expect((await listMessages()).map(({ text }) => text)).toEqual([notice.params.text]);
});

// accepts 538
test('What became of messages is asked for by their numbers', async () => {
  const sms = makeSms();
  const { messageId } = await sms.sendTemplate(notice);
  const said = await sms.askDeliveries?.([messageId, '1']);
  expect([...(said ?? [])]).toEqual([
    [messageId, 'delivered'],
    ['1', 'unknown'],
  ]);
});

const statusClasses = {
  retry: [402, 409, 451, 500, 503],
  recipient: [411],
  alert: [
    400, 401, 403, 404, 405, 406, 407, 412, 413, 414, 415, 416, 417, 418, 419, 420, 422, 424, 426, 427, 428,
    429, 431, 432, 501, 607,
  ],
} as const;
const statuses = Object.entries(statusClasses).flatMap(([kind, list]) =>
  list.map((status) => [status, kind]),
);

test.each(statuses)('Status %i is of the class %s', async (status, kind) => {
  await setFaults({ status });
  const failure = await catchFailure(makeSms().sendTemplate(code));
  expect(failure).toMatchObject({ kind, vendorCode: status });
  expect(await listMessages()).toHaveLength(0);
});

test('The vendor refuses a wrong key, a missing template, one without a place for the code, and a spaced code', async () => {
  const refusals = [
    [makeSms({ apiKey: 'wrong' }), code, 403],
    [makeSms({ codeTemplate: 'missing' }), code, 424],
    [makeSms({ codeTemplate: 'no-token' }), code, 432],
    [makeSms(), { ...code, params: { code: '48 21' } } as SmsMessage, 431],
  ] as const;
  for (const [sms, message, vendorCode] of refusals) {
    expect(await catchFailure(sms.sendTemplate(message))).toMatchObject({ kind: 'alert', vendorCode });
  }
});

test.each(['00447911123456', '02188990011', '0912123456', ''])(
  'No call is made for the number "%s"',
  async (to) => {
    const failure = await catchFailure(
      makeSms({ baseUrl: 'http://127.0.0.1:9' }).sendTemplate({ ...code, to }),
    );
    expect(failure.kind).toBe('recipient');
  },
);

test.each(['down', 'garbage', 'huge', 'redirect'])('A line that is %s may be tried again', async (line) => {
  await setFaults({ line });
  expect(await catchFailure(makeSms().sendTemplate(code))).toMatchObject({ kind: 'retry' });
  expect(await listMessages()).toHaveLength(0);
});

test('Silence after the provider took the message is unknown, and it was sent once', async () => {
  const sms = makeSms({ deadlines: { connectTimeoutMs: 1_000, totalTimeoutMs: 400 } });
  for (const line of ['silent-after', 'reset-after']) {
    await fetch(`${simulators.url}/sms/reset`, { method: 'POST' });
    await setFaults({ line });
    expect((await catchFailure(sms.sendTemplate(code))).kind).toBe('unknown');
    expect(await listMessages()).toHaveLength(1);
  }
});

test('A slow provider is cut off at the deadline', async () => {
  await setFaults({ delayMs: 30_000 });
  const started = performance.now();
  const sms = makeSms({ deadlines: { connectTimeoutMs: 1_000, totalTimeoutMs: 400 } });
  expect((await catchFailure(sms.sendTemplate(code))).kind).toBe('unknown');
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('A provider that is not there took nothing', async () => {
  const failure = await catchFailure(makeSms({ baseUrl: 'http://127.0.0.1:9' }).sendTemplate(code));
  expect(failure).toMatchObject({ kind: 'retry', reason: 'connection failed' });
});

test('No failure tells the key, the code or the number', async () => {
  const faults = [{ status: 418 }, { line: 'down' }, { line: 'garbage' }, { line: 'reset-after' }];
  for (const fault of faults) {
    await setFaults(fault);
    const failure = await catchFailure(makeSms().sendTemplate(code));
    const words = `${failure.stack} ${JSON.stringify({ ...failure })} ${String(failure.cause)}`;
    expect(words).not.toMatch(/right-key|482133|9121234567/);
  }
});

test('The guard stops calling a provider that failed five times, and tells so once', async () => {
  const time = { ms: 0 };
  let openings = 0;
  const sms = guardSms(makeSms(), { steadyMs: () => time.ms, onOpen: () => (openings += 1) });
  await setFaults({ status: 418 });
  for (let count = 0; count < 5; count += 1) {
    expect((await catchFailure(sms.sendTemplate(code))).kind).toBe('alert');
  }
  await setFaults({});
  expect(await catchFailure(sms.sendTemplate(code))).toMatchObject({
    kind: 'retry',
    reason: 'provider is failing',
  });
  expect(await listMessages()).toHaveLength(0);
  time.ms = 30_000;
  await sms.sendTemplate(code);
  expect(openings).toBe(1);
});

test('The guard lets bad numbers pass without blaming the provider, and no more than ten calls at once', async () => {
  const sms = guardSms(makeSms());
  for (let count = 0; count < 6; count += 1) {
    expect((await catchFailure(sms.sendTemplate({ ...code, to: '0' }))).kind).toBe('recipient');
  }
  await setFaults({ delayMs: 100 });
  const sendings = Array.from({ length: 13 }, () => sms.sendTemplate(code));
  const results = await Promise.allSettled(sendings);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(await listMessages()).toHaveLength(10);
});
