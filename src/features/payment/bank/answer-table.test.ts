import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRequest } from '#features/desk/index.ts';
import { minuteMs } from '#kernel/durations.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { deskActor } from '#kit/desk-actions.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { readPaymentEffects, seedPayable } from '#kit/seed-payable.ts';
import { authorityOf, openSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import type { Storage } from '#storage/dialect.ts';
import { readPaymentDay } from '../day/read-day.ts';
import { startPayment } from '../index.ts';
import { findPaymentByAuthority } from '../records/payment.repository.ts';
import { periods } from '../records/payment.rules.ts';
import { closePayment } from '../review/close-payment.ts';
import { inquireNow } from '../review/inquire-now.ts';
import { recordRefund } from '../review/record-refund.ts';
import { processPayment } from './process-payment.ts';
import { writeReturn } from './record-return.ts';
import { requirePayment } from './require-payment.ts';

const otherMerchant = '7d0e6c1c-2b52-4a6e-8a3f-1f6f0b9f1a11';

/** Every answer the gateway can give, over HTTP, and what becomes of the payment. */
describe.each(engines)('the table of answers on %s', (engine) => {
  let storage: Storage;
  let bank: SimulatedBank;
  let deps: ReturnType<typeof makePaymentDeps>;
  const time = { now: new Date() };
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    bank = await openSimulatedBank(() => time.now);
  });
  afterAll(async () => {
    await bank.close();
    await storage.close();
  });
  beforeEach(async () => {
    time.now = new Date();
    await fetch(`${bank.url}/reset`, { method: 'POST' });
    deps = makePaymentDeps(storage, bank, { totalTimeoutMs: 1_000 });
  });

  const begin = async () => {
    const payable = await seedPayable(storage);
    const { traceNumber, sessionToken } = payable;
    const clientAddress = `2001:db8:${payable.requestId.toString(16)}::1`;
    const { paymentUrl } = await startPayment(deps, { sessionToken, traceNumber, clientAddress });
    return { payable, paymentUrl, authority: authorityOf(paymentUrl) };
  };
  /** Back from the bank, and asked about once. */
  const ask = async (authority: string) => {
    await writeReturn(deps, await requirePayment(deps, authority), 'returned-ok');
    return askAgain(authority);
  };
  const askAgain = async (authority: string) => {
    const { id } = await requirePayment(deps, authority);
    await processPayment(deps, { id, source: 'browser', evenIfNotDue: true });
    const row = await findPaymentByAuthority(storage.db, authority);
    if (!row) throw new Error('the payment is gone');
    const waiting = await storage.db
      .selectFrom('payment')
      .select(['tries', 'next_try_at as nextTryAt'])
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    return { ...row, ...waiting };
  };
  const pay = async () => {
    const begun = await begin();
    await bank.leave(begun.paymentUrl, 'pay');
    return begun;
  };
  const change = (authority: string, columns: Record<string, number>) =>
    storage.db.updateTable('payment').set(columns).where('authority', '=', authority).execute();
  const invoiceState = async (requestId: number) =>
    (await readPaymentEffects(storage, requestId)).invoices[0]?.payment_state;

  it('100: paid', async () => {
    const { payable, authority } = await pay();
    expect(await ask(authority)).toMatchObject({ state: 'paid', reference: expect.any(String) });
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
      statusId: 4,
      logs: 1,
      notices: 1,
    });
  });

  it('101: paid, when our own write was lost', async () => {
    const { payable, authority } = await pay();
    await deps.gateway.verifyPayment({ authority, amountRial: 4_500_000 });
    expect(await ask(authority)).toMatchObject({ state: 'paid' });
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
      statusId: 4,
      logs: 1,
      notices: 1,
    });
  });

  it('100 under string codes, empty objects and HTTP 200 for errors: paid all the same', async () => {
    await bank.setFaults({ stringCodes: true, emptyData: 'object', okForErrors: true });
    const { authority } = await pay();
    expect(await ask(authority)).toMatchObject({ state: 'paid' });
    const cancelled = await begin();
    await bank.leave(cancelled.paymentUrl, 'cancel');
    expect(await ask(cancelled.authority)).toMatchObject({ state: 'failed' });
  });

  it('-51 and still at the bank: asked again later, and paying anew is not forbidden', async () => {
    const { payable, authority } = await begin();
    const row = await ask(authority);
    expect(row).toMatchObject({ state: 'returned', looksPaid: false, tries: 1 });
    expect(await invoiceState(payable.requestId)).toBe('pending');
    // accepts 644
    expect((await readRequest(storage.db, payable.requestId)).may.pay).toBe(true);
  });

  it('-51 and failed at the bank: failed', async () => {
    const { payable, paymentUrl, authority } = await begin();
    await bank.leave(paymentUrl, 'cancel');
    expect(await ask(authority)).toMatchObject({ state: 'failed' });
    expect(await invoiceState(payable.requestId)).toBe('due');
    expect(deps.alerts).toEqual([]);
  });

  it('-51 and the money went back because nobody verified in time: failed', async () => {
    const { authority } = await pay();
    time.now = new Date(time.now.getTime() + 40 * minuteMs);
    expect(await ask(authority)).toMatchObject({ state: 'failed' });
  });

  it('-51 although the bank says paid: asked again at once, then paid', async () => {
    const { payable, authority } = await pay();
    await bank.setFaults({ code: -51, only: ['verify'], times: 1 });
    const row = await ask(authority);
    expect(row).toMatchObject({ state: 'returned', looksPaid: true });
    expect(await invoiceState(payable.requestId)).toBe('pending');
    const { id } = row;
    expect(await processPayment(deps, { id, source: 'reconciler' })).toBe('answered');
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
      statusId: 4,
      logs: 1,
      notices: 1,
    });
  });

  it('-51 again and again although the bank says paid: patience grows, no circles', async () => {
    const { authority } = await pay();
    await bank.setFaults({ code: -51, only: ['verify'] });
    await ask(authority);
    const { id } = await askAgain(authority);
    expect(await processPayment(deps, { id, source: 'reconciler' })).toBe('busy');
  });

  it('-51 and an inquiry that knows nothing of it: failed; one without answer: pending', async () => {
    const nothing = await begin();
    await bank.setFaults({ code: -54, only: ['inquiry'] });
    expect(await ask(nothing.authority)).toMatchObject({ state: 'failed' });
    const silent = await begin();
    await bank.setFaults({ line: 'down', only: ['inquiry'] });
    expect(await ask(silent.authority)).toMatchObject({ state: 'returned', looksPaid: true });
  });

  it('-50, our amount is not the paid one: a person', async () => {
    const { payable, authority } = await pay();
    await change(authority, { amount_rial: 4_500_010 });
    expect(await ask(authority)).toMatchObject({ state: 'needs_review', reference: null });
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({ statusId: 3, logs: 0 });
    expect(await invoiceState(payable.requestId)).toBe('review');
    expect(deps.alerts).toMatchObject([{ facts: { verify: { vendorCode: -50 } } }]);
  });

  it('-53, another merchant’s session: a person', async () => {
    const { authority } = await pay();
    deps = makePaymentDeps(storage, bank, { merchantId: otherMerchant });
    expect(await ask(authority)).toMatchObject({ state: 'needs_review' });
    expect(deps.alerts).toMatchObject([{ facts: { verify: { vendorCode: -53 } } }]);
  });

  it('-55, no such session: a person', async () => {
    const { authority } = await pay();
    await fetch(`${bank.url}/reset`, { method: 'POST' });
    expect(await ask(authority)).toMatchObject({ state: 'needs_review' });
    expect(deps.alerts).toMatchObject([{ facts: { verify: { vendorCode: -55 } } }]);
  });

  it.each([-9, -10, -11, -13, -14, -15, -16, -17, -18, -19, -30, -39, -40, -41, -54, -62])(
    '%i, our settings are at fault: a person, and the money is found again by the list',
    async (code) => {
      const { payable, authority } = await pay();
      await bank.setFaults({ code, only: ['verify'] });
      expect(await ask(authority)).toMatchObject({
        state: 'needs_review',
        reason: expect.stringContaining('configuration'),
      });
      expect(deps.alerts).toMatchObject([{ facts: { verify: { vendorCode: code } } }]);
      expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({ statusId: 3, logs: 0 });
    },
  );

  it.each([
    ['-12, too many calls', { code: -12 }],
    ['-52, their own fault', { code: -52 }],
    ['-60, -61 and -63, which mean nothing here', { code: -61 }],
    ['502 with HTML', { line: 'down' }],
    ['garbage', { line: 'garbage' }],
    ['a redirect', { line: 'redirect' }],
    ['more than 64 KiB', { line: 'huge' }],
    ['silence', { line: 'silent' }],
    ['silence after the work was done', { line: 'silent-after' }],
    ['a line cut after the work was done', { line: 'reset-after' }],
  ])('%s: unknown, asked again with growing patience, then paid', async (_, faults) => {
    const { payable, authority } = await pay();
    await bank.setFaults({ ...faults, only: ['verify'] });
    const first = await ask(authority);
    expect(first).toMatchObject({ state: 'returned', looksPaid: true, tries: 1 });
    const second = await askAgain(authority);
    expect(second).toMatchObject({ state: 'returned', tries: 2 });
    expect(second.nextTryAt - first.nextTryAt).toBeGreaterThanOrEqual(9_000);
    expect(await invoiceState(payable.requestId)).toBe('pending');
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({ statusId: 3, logs: 0 });

    await bank.clearFaults();
    expect(await askAgain(authority)).toMatchObject({ state: 'paid' });
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
      statusId: 4,
      logs: 1,
      notices: 1,
    });
    expect(deps.alerts).toEqual([]);
  });

  it('no clear answer for 72 hours: a person', async () => {
    const { authority } = await pay();
    await bank.setFaults({ line: 'down' });
    await ask(authority);
    await change(authority, { created_at: Date.now() - periods.giveUpAfter - 1_000 });
    expect(await askAgain(authority)).toMatchObject({ state: 'needs_review' });
    expect(deps.alerts).toMatchObject([{ facts: { reason: expect.stringContaining('72') } }]);
  });

  it('a reference number that another payment has: a person, the first keeps it, and the money is given back', async () => {
    const [first, second] = [await pay(), await pay()];
    const { reference } = await ask(first.authority);
    const gateway = deps.gateway;
    deps = {
      ...deps,
      gateway: {
        ...gateway,
        verifyPayment: async () => ({ outcome: 'paid', vendorCode: 100, reference: reference ?? '' }),
      },
    };
    const row = await ask(second.authority);
    // The bank's number, and ours after it: money that arrived is never without a reference.
    const shown = `${reference}/${row.id}`;
    expect(row).toMatchObject({ state: 'needs_review', reference: shown });
    expect((await readPaymentEffects(storage, second.payable.requestId)).statusId).toBe(3);

    const { id, requestId, finishedAt } = row;
    await inquireNow(deps, id);
    expect(await findPaymentByAuthority(storage.db, second.authority)).toMatchObject({
      state: 'needs_review',
      reference: shown,
      finishedAt,
    });
    const day = tehranDay(new Date());
    const dayRow = async () =>
      (await readPaymentDay(storage.db, day)).rows.find(({ key }) => key === `online-${id}`);
    expect(await dayRow()).toMatchObject({ kind: 'review', reference: shown });
    await closePayment({ storage }, deskActor, { id, note: 'با بانک صحبت شد' });
    expect(await dayRow()).toMatchObject({ kind: 'duplicate', reference: shown });
    await recordRefund({ storage }, deskActor, { id, date: day, reference: '77001999' });
    const { payments } = await readPaymentEffects(storage, requestId);
    expect(payments).toMatchObject([{ state: 'duplicate_paid', refunded_on: day }]);
    expect(await findPaymentByAuthority(storage.db, first.authority)).toMatchObject({
      state: 'paid',
      reference,
    });
  });
});
