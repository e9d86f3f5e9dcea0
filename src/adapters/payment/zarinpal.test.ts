import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minuteMs } from '#kernel/durations.ts';
import { createSimulators, type Simulators } from '#simulators/create-simulators.ts';
import { guardPaymentGateway } from './guard-payment-gateway.ts';
import { createZarinpal, type ZarinpalOptions } from './zarinpal.ts';

const merchantId = '0f3c1a52-7b1e-4c55-9a0d-3f1e2b6c7d88';
const otherMerchantId = '7d0e6c1c-2b52-4a6e-8a3f-1f6f0b9f1a11';
const amountRial = 4_500_000;
const time = { now: new Date('2026-11-15T08:00:00Z') };
let simulators: Simulators;

beforeAll(async () => {
  simulators = await createSimulators({
    port: 0,
    now: () => time.now,
    zarinpal: { merchantIds: [merchantId, otherMerchantId], callbackHosts: ['azma.example'] },
  });
});
afterAll(() => simulators.close());
beforeEach(() => {
  time.now = new Date('2026-11-15T08:00:00Z');
  return fetch(`${simulators.url}/reset`, { method: 'POST' });
});

const makeGateway = (options: Partial<ZarinpalOptions> = {}) =>
  createZarinpal({
    baseUrl: `${simulators.url}/zarinpal`,
    merchantId,
    deadlines: { connectTimeoutMs: 5_000, totalTimeoutMs: 5_000 },
    ...options,
  });
const gateway = () => makeGateway();
const hasty = () => makeGateway({ deadlines: { connectTimeoutMs: 1_000, totalTimeoutMs: 400 } });
const invoice = {
  amountRial,
  description: 'پرداخت هزینهٔ تعمیر R-1405-00123',
  callbackUrl: 'https://azma.example/payback',
};

async function startPayment(): Promise<string> {
  const answer = await gateway().requestPayment(invoice);
  if (answer.outcome !== 'started') throw new Error(`Not started: ${answer.outcome}`);
  return answer.authority;
}
async function leaveBank(authority: string, action: string): Promise<Response> {
  const url = makeGateway().startUrl(authority);
  return fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
}
async function payInvoice(): Promise<string> {
  const authority = await startPayment();
  await leaveBank(authority, 'pay');
  return authority;
}
/** What the merchant can do in the gateway's own panel. */
const reverse = (authority: string) =>
  fetch(`${simulators.url}/zarinpal/pg/v4/payment/reverse.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant_id: merchantId, authority }),
  });
const setFaults = (faults: object) =>
  fetch(`${simulators.url}/zarinpal/faults`, { method: 'POST', body: JSON.stringify(faults) });
const listSessions = async () => {
  const reply = await fetch(`${simulators.url}/zarinpal/sessions`);
  return (await reply.json()) as { currency: string; mobile?: string; orderId?: string; state: string }[];
};
const passMinutes = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * minuteMs);
};

test('A payment is requested in rials with the currency named, and starts at our own address', async () => {
  const answer = await gateway().requestPayment({
    ...invoice,
    mobile: '09121234567',
    orderId: 'R-1405-00123',
  });
  expect(answer).toMatchObject({ outcome: 'started', vendorCode: 100 });
  const [session] = await listSessions();
  expect(session).toMatchObject({ currency: 'IRR', mobile: '09121234567', orderId: 'R-1405-00123' });
});

test('An unknown mobile is left out, for an empty one would spoil the call', async () => {
  for (const mobile of [undefined, '']) {
    const input = mobile === undefined ? invoice : { ...invoice, mobile };
    expect((await gateway().requestPayment(input)).outcome).toBe('started');
  }
  expect((await listSessions()).every((session) => !('mobile' in session))).toBe(true);
});

test('The start address is built from our settings and a well-formed authority only', async () => {
  const authority = await startPayment();
  const elsewhere = makeGateway({ baseUrl: 'https://payment.zarinpal.com' });
  expect(elsewhere.startUrl(authority)).toBe(`https://payment.zarinpal.com/pg/StartPay/${authority}`);
  for (const bad of ['', '../../evil', 'https://evil.example', `${authority}0`, `B${authority.slice(1)}`]) {
    expect(elsewhere.isAuthority(bad)).toBe(false);
    expect(() => elsewhere.startUrl(bad)).toThrow(TypeError);
  }
});

test('A paid session verifies once as paid and then as already paid, with the same reference', async () => {
  const authority = await payInvoice();
  const first = await gateway().verifyPayment({ authority, amountRial });
  expect(first).toMatchObject({
    outcome: 'paid',
    vendorCode: 100,
    reference: expect.stringMatching(/^\d+$/),
    cardMasked: '603799******4321',
  });
  const second = await gateway().verifyPayment({ authority, amountRial });
  expect(second).toEqual({ ...first, outcome: 'alreadyPaid', vendorCode: 101 });
});

test('A forged return, a cancelled and an abandoned payment are not paid', async () => {
  await setFaults({ forgedOk: true });
  const forged = await startPayment();
  const back = await leaveBank(forged, 'pay');
  expect(back.headers.get('Location')).toContain('Status=OK');
  const cancelled = await startPayment();
  await leaveBank(cancelled, 'cancel');
  const abandoned = await startPayment();
  await leaveBank(abandoned, 'close');
  for (const authority of [forged, cancelled, abandoned]) {
    expect(await gateway().verifyPayment({ authority, amountRial })).toEqual({
      outcome: 'notPaid',
      vendorCode: -51,
    });
  }
});

test('Another amount, another merchant, an unknown and a malformed authority are told apart', async () => {
  const authority = await payInvoice();
  const { verifyPayment } = gateway();
  expect((await verifyPayment({ authority, amountRial: 10_000 })).outcome).toBe('amountMismatch');
  const foreign = makeGateway({ merchantId: otherMerchantId });
  expect((await foreign.verifyPayment({ authority, amountRial })).outcome).toBe('foreign');
  const missing = `S${'0'.repeat(35)}`;
  expect((await verifyPayment({ authority: missing, amountRial })).outcome).toBe('notFound');
  expect((await verifyPayment({ authority: 'nonsense', amountRial })).outcome).toBe('invalidAuthority');
  expect((await gateway().inquirePayment({ authority: missing })).outcome).toBe('invalidAuthority');
  expect((await foreign.inquirePayment({ authority })).outcome).toBe('foreign');
});

test('Inquiry knows all five states', async () => {
  const ask = async (authority: string) => (await gateway().inquirePayment({ authority })).outcome;
  const authority = await startPayment();
  expect(await ask(authority)).toBe('inBank');
  await leaveBank(authority, 'pay-without-return');
  expect(await ask(authority)).toBe('paid');
  await gateway().verifyPayment({ authority, amountRial });
  expect(await ask(authority)).toBe('verified');
  await reverse(authority);
  expect(await ask(authority)).toBe('reversed');
  const cancelled = await startPayment();
  await leaveBank(cancelled, 'cancel');
  expect(await ask(cancelled)).toBe('failed');
});

test('The list of unverified payments shows what was paid and not verified, newest first', async () => {
  expect(await gateway().listUnverified()).toMatchObject({
    outcome: 'listed',
    authorities: [],
    mayBeCut: false,
  });
  const [first, second, third] = [await payInvoice(), await payInvoice(), await payInvoice()];
  await startPayment();
  await gateway().verifyPayment({ authority: second, amountRial });
  expect(await gateway().listUnverified()).toMatchObject({ authorities: [third, first] });
  const others = makeGateway({ merchantId: otherMerchantId });
  expect(await others.listUnverified()).toMatchObject({ authorities: [] });
});

test('Money that nobody verified in time goes back and no longer verifies', async () => {
  const authority = await payInvoice();
  passMinutes(30);
  expect((await gateway().inquirePayment({ authority })).outcome).toBe('reversed');
  expect((await gateway().verifyPayment({ authority, amountRial })).outcome).toBe('notPaid');
});

test.each([
  [{ ...invoice, amountRial: 999 }, -9],
  [{ ...invoice, description: '' }, -9],
  [{ ...invoice, description: 'x'.repeat(501) }, -9],
  [{ ...invoice, callbackUrl: 'payback' }, -9],
  [{ ...invoice, callbackUrl: 'https://evil.example/' }, -14],
  [{ ...invoice, amountRial: 1_000_000_001 }, -41],
])('A call composed wrongly is a matter of configuration (%#)', async (input, vendorCode) => {
  expect(await gateway().requestPayment(input)).toEqual({ outcome: 'configuration', vendorCode });
});

test('An unknown merchant and one that is no merchant at all are a matter of configuration', async () => {
  const unknown = makeGateway({ merchantId: '11111111-1111-1111-1111-111111111111' });
  expect(await unknown.requestPayment(invoice)).toEqual({ outcome: 'configuration', vendorCode: -10 });
  const malformed = makeGateway({ merchantId: 'nobody' });
  expect(await malformed.requestPayment(invoice)).toEqual({ outcome: 'configuration', vendorCode: -9 });
});

const configurationCodes = [-9, -10, -11, -13, -14, -15, -16, -17, -18, -19, -30, -39, -40, -41, 429];
const requestCodes: [number, string][] = [
  ...configurationCodes.map((code): [number, string] => [code, 'configuration']),
  [-12, 'retryLater'],
  [-52, 'retryLater'],
  [-1, 'unknown'],
  [0, 'unknown'],
];
const authorityCodes: [number, string][] = [
  ...requestCodes,
  [-53, 'foreign'],
  [-54, 'invalidAuthority'],
  [-55, 'notFound'],
];

test.each(requestCodes)('Code %i to a request means %s', async (code, outcome) => {
  await setFaults({ code });
  expect(await gateway().requestPayment(invoice)).toMatchObject({ outcome, vendorCode: code });
  expect(await gateway().listUnverified()).toMatchObject({ outcome, vendorCode: code });
});

test.each([...authorityCodes, [-50, 'amountMismatch'], [-51, 'notPaid']] as [number, string][])(
  'Code %i to a verification means %s, in every shape of envelope',
  async (code, outcome) => {
    const shapes = [
      {},
      { stringCodes: true },
      { emptyData: 'object' },
      { okForErrors: true },
      { stringCodes: true, emptyData: 'object', okForErrors: true },
    ];
    for (const shape of shapes) {
      await setFaults({ code, ...shape });
      const answer = await gateway().verifyPayment({ authority: `S${'0'.repeat(35)}`, amountRial });
      expect(answer).toMatchObject({ outcome, vendorCode: code });
    }
  },
);

test.each([...authorityCodes, [-62, 'configuration']] as [number, string][])(
  'Code %i to an inquiry means %s',
  async (code, outcome) => {
    await setFaults({ code });
    const answer = await gateway().inquirePayment({ authority: `S${'0'.repeat(35)}` });
    expect(answer).toMatchObject({ outcome, vendorCode: code });
  },
);

test('Successful codes as text are read like numbers', async () => {
  await setFaults({ stringCodes: true });
  const authority = await payInvoice();
  expect((await gateway().verifyPayment({ authority, amountRial })).outcome).toBe('paid');
  expect((await gateway().inquirePayment({ authority })).outcome).toBe('verified');
});

test.each(['down', 'garbage', 'huge', 'redirect', 'silent'])(
  'A line that is %s leaves every outcome unknown, and nothing happened',
  async (line) => {
    const authority = await payInvoice();
    await setFaults({ line });
    const { verifyPayment, requestPayment, inquirePayment, listUnverified } = hasty();
    const answers = await Promise.all([
      verifyPayment({ authority, amountRial }),
      requestPayment(invoice),
      inquirePayment({ authority }),
      listUnverified(),
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(4).fill('unknown'));
    const states = (await listSessions()).map(({ state }) => state);
    expect(states).toEqual(['PAID']);
  },
);

test.each(['silent-after', 'reset-after'])(
  'A verification whose answer is lost (%s) is found already paid the next time',
  async (line) => {
    const authority = await payInvoice();
    await setFaults({ line, only: ['verify'], times: 1 });
    expect((await hasty().verifyPayment({ authority, amountRial })).outcome).toBe('unknown');
    expect((await listSessions())[0]?.state).toBe('VERIFIED');
    expect((await gateway().verifyPayment({ authority, amountRial })).outcome).toBe('alreadyPaid');
  },
);

test('A gateway that is not there was certainly asked nothing', async () => {
  const away = makeGateway({ baseUrl: 'http://127.0.0.1:9' });
  expect(await away.requestPayment(invoice)).toEqual({
    outcome: 'retryLater',
    reason: 'connection failed',
  });
});

test('No answer tells the merchant', async () => {
  const authority = await payInvoice();
  for (const fault of [{}, { code: -9 }, { line: 'down' }, { line: 'reset-after' }]) {
    await setFaults(fault);
    const answers = [
      await gateway().requestPayment(invoice),
      await gateway().verifyPayment({ authority, amountRial }),
    ];
    expect(JSON.stringify(answers)).not.toContain(merchantId);
  }
  expect(JSON.stringify(await listSessions())).not.toContain(merchantId);
});

test('The guard stops new payments while the gateway is down, but never a verification', async () => {
  const steady = { ms: 0 };
  const guarded = guardPaymentGateway(gateway(), { steadyMs: () => steady.ms });
  const authority = await payInvoice();
  await setFaults({ line: 'down' });
  for (let count = 0; count < 5; count += 1) {
    expect((await guarded.requestPayment(invoice)).outcome).toBe('unknown');
  }
  await setFaults({});
  expect(await guarded.requestPayment(invoice)).toEqual({
    outcome: 'retryLater',
    reason: 'gateway is failing',
  });
  expect((await guarded.verifyPayment({ authority, amountRial })).outcome).toBe('paid');
  steady.ms = 30_000;
  expect((await guarded.requestPayment(invoice)).outcome).toBe('started');
});

test('The guard makes no more than twenty calls at once', async () => {
  const guarded = guardPaymentGateway(gateway());
  await setFaults({ delayMs: 100 });
  const answers = await Promise.all(Array.from({ length: 22 }, () => guarded.listUnverified()));
  const outcomes = answers.map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'listed')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'retryLater')).toHaveLength(2);
});
