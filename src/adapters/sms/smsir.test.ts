import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { SmsFailure, type SmsMessage } from '#ports/sms.ts';
import { createSimulators, type Simulators } from '#simulators/create-simulators.ts';
import { createSmsIr, type SmsIrOptions } from './smsir.ts';

let simulators: Simulators;

beforeAll(async () => {
  simulators = await createSimulators({ port: 0, sms: { siteHost: 'azma.example', apiKey: 'right-key' } });
});
afterAll(() => simulators.close());
beforeEach(() => fetch(`${simulators.url}/reset`, { method: 'POST' }));

const makeSms = (options: Partial<SmsIrOptions> = {}) =>
  createSmsIr({
    baseUrl: `${simulators.url}/smsir`,
    apiKey: 'right-key',
    codeTemplateId: 123456,
    lineNumber: 30007732,
    ...options,
  });
const code: SmsMessage = {
  to: '09121234567',
  template: 'one-time-code',
  params: { code: '482133' },
  idempotencyKey: 'challenge-1',
};
const notice: SmsMessage = {
  to: '09121234567',
  template: 'notice',
  params: { text: 'درخواست تعمیر شما ثبت شد.' },
  idempotencyKey: 'a',
};

const setFaults = (faults: object) =>
  fetch(`${simulators.url}/sms/faults`, { method: 'POST', body: JSON.stringify(faults) });
const listTexts = async () => {
  const reply = await fetch(`${simulators.url}/sms/messages`);
  return ((await reply.json()) as { text: string }[]).map(({ text }) => text);
};
const catchFailure = async (sending: Promise<unknown>) => {
  const error = await sending.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(SmsFailure);
  return error as SmsFailure;
};

test('Codes go by the approved template and notices by the line', async () => {
  const sms = makeSms();
  const receipt = await sms.sendTemplate(code);
  expect(receipt).toMatchObject({ provider: 'smsir', messageId: expect.stringMatching(/^\d+$/) });
  await sms.sendTemplate(notice);
  const [second, first] = await listTexts();
  expect(first?.split('\n').at(-1)).toBe('@azma.example #482133');
  expect(second).toBe('درخواست تعمیر شما ثبت شد.');
});

// accepts 538
test('What became of a message is asked for by its number', async () => {
  const sms = makeSms();
  const { messageId } = await sms.sendTemplate(code);
  expect([...((await sms.askDeliveries?.([messageId, '1'])) ?? [])]).toEqual([
    [messageId, 'delivered'],
    ['1', 'unknown'],
  ]);
});

test('A message that cannot be asked about does not hide the others', async () => {
  const sms = makeSms();
  const { messageId } = await sms.sendTemplate(code);
  const answers = await sms.askDeliveries?.(['\ud800', messageId]);
  expect([...(answers ?? [])]).toEqual([[messageId, 'delivered']]);
});

test.each([
  [0, 'retry'],
  [20, 'retry'],
  [118, 'retry'],
  [104, 'recipient'],
  [115, 'recipient'],
  [10, 'alert'],
  [11, 'alert'],
  [12, 'alert'],
  [13, 'alert'],
  [14, 'alert'],
  [101, 'alert'],
  [102, 'alert'],
  [113, 'alert'],
  [114, 'alert'],
  [119, 'alert'],
  [123, 'alert'],
])('Status %i is of the class %s', async (status, kind) => {
  await setFaults({ status });
  expect(await catchFailure(makeSms().sendTemplate(code))).toMatchObject({ kind, vendorCode: status });
});

test('The vendor refuses a wrong key and an unknown template', async () => {
  const wrongKey = makeSms({ apiKey: 'wrong' }).sendTemplate(code);
  expect(await catchFailure(wrongKey)).toMatchObject({ kind: 'alert', vendorCode: 10 });
  const wrongTemplate = makeSms({ codeTemplateId: 5 }).sendTemplate(code);
  expect(await catchFailure(wrongTemplate)).toMatchObject({ kind: 'alert', vendorCode: 113 });
});

test.each([
  ['down', 'retry'],
  ['garbage', 'retry'],
  ['huge', 'retry'],
  ['redirect', 'retry'],
  ['silent', 'unknown'],
  ['silent-after', 'unknown'],
  ['reset-after', 'unknown'],
])('A line that is %s gives a failure of the class %s', async (line, kind) => {
  await setFaults({ line });
  const hasty = makeSms({ deadlines: { connectTimeoutMs: 1_000, totalTimeoutMs: 500 } });
  const failure = await catchFailure(hasty.sendTemplate(code));
  expect(failure.kind).toBe(kind);
  expect(`${failure.stack} ${JSON.stringify({ ...failure })}`).not.toMatch(/right-key|482133|9121234567/);
});

test.each([
  [204, 'retry', 'unknown'],
  [401, 'alert', 'alert'],
  [429, 'retry', 'retry'],
  [500, 'retry', 'retry'],
  [503, 'retry', 'retry'],
  [504, 'retry', 'unknown'],
])('An answer %i without a readable body is %s for a code and %s for a notice', async (status, ...kinds) => {
  const front = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  onTestFinished(() => void front.close());
  const { port } = front.address() as AddressInfo;
  const sms = makeSms({ baseUrl: `http://127.0.0.1:${port}` });
  for (const [at, message] of [code, notice].entries())
    expect(await catchFailure(sms.sendTemplate(message))).toMatchObject({
      kind: kinds[at],
      vendorCode: status,
    });
});
