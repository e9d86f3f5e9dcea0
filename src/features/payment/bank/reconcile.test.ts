import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#kernel/durations.ts';
import { engines, makeMigratedDatabase, openTestStorage } from '#kit/open-test-storage.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { readPaymentEffects, seedPayable } from '#kit/seed-payable.ts';
import { authorityOf, type BankAction, openSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import type { Storage } from '#storage/dialect.ts';
import { openPostgres } from '#storage/open-postgres.ts';
import { withReconcilerLock } from '#storage/with-reconciler-lock.ts';
import {
  createReconcilerMemory,
  reconcilePayments,
  recordReturn,
  runReconciler,
  startPayment,
  verifyPayment,
} from '../index.ts';
import { periods } from '../records/payment.rules.ts';

const begin = async (deps: ReturnType<typeof makePaymentDeps>, bank: SimulatedBank, action: BankAction) => {
  const payable = await seedPayable(deps.storage);
  const { traceNumber, sessionToken } = payable;
  const clientAddress = `2001:db8:${payable.requestId.toString(16)}::1`;
  const { paymentUrl } = await startPayment(deps, { sessionToken, traceNumber, clientAddress });
  await bank.leave(paymentUrl, action);
  return { payable, authority: authorityOf(paymentUrl), clientAddress };
};

describe.each(engines)('the reconciler on %s', (engine) => {
  let storage: Storage;
  let bank: SimulatedBank;
  let deps: ReturnType<typeof makePaymentDeps>;
  const time = { now: new Date() };
  beforeAll(async () => {
    bank = await openSimulatedBank(() => time.now);
  });
  afterAll(() => bank.close());
  beforeEach(async () => {
    time.now = new Date();
    await fetch(`${bank.url}/reset`, { method: 'POST' });
    storage = await openTestStorage(engine);
    deps = makePaymentDeps(storage, bank, { totalTimeoutMs: 1_000 });
    return () => storage.close();
  });

  const change = (authority: string, columns: Record<string, number>) =>
    storage.db.updateTable('payment').set(columns).where('authority', '=', authority).execute();
  const makeDue = (authority: string) => change(authority, { next_try_at: 1 });
  const stateOf = async (authority: string) =>
    (
      await storage.db
        .selectFrom('payment')
        .select('state')
        .where('authority', '=', authority)
        .executeTakeFirstOrThrow()
    ).state;

  it('finds a payer who paid and never came back in the gateway’s list', async () => {
    const { payable, authority } = await begin(deps, bank, 'pay-without-return');
    expect(await reconcilePayments(deps, createReconcilerMemory())).toEqual({ listed: 1, worked: 1 });
    expect(await stateOf(authority)).toBe('paid');
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
      statusId: 4,
      logs: 1,
      notices: 1,
    });
  });

  it('inquires after twenty minutes about one who did not come back, whatever the list says', async () => {
    const paid = await begin(deps, bank, 'pay-without-return');
    const closed = await begin(deps, bank, 'close');
    const cancelled = await begin(deps, bank, 'cancel');
    await bank.setFaults({ line: 'down', only: ['unVerified'] });
    expect(await reconcilePayments(deps, createReconcilerMemory())).toEqual({ listed: 0, worked: 0 });
    for (const { authority } of [paid, closed, cancelled]) await makeDue(authority);
    await reconcilePayments(deps, createReconcilerMemory());
    expect(await stateOf(paid.authority)).toBe('paid');
    expect(await stateOf(closed.authority)).toBe('started');
    expect(await stateOf(cancelled.authority)).toBe('expired');

    time.now = new Date(time.now.getTime() + 31 * minuteMs);
    await makeDue(closed.authority);
    await reconcilePayments(deps, createReconcilerMemory());
    expect(await stateOf(closed.authority)).toBe('expired');
  });

  it('takes a payment up again that had ended here when the gateway lists it as paid', async () => {
    const { payable, authority } = await begin(deps, bank, 'pay-without-return');
    await storage.db
      .updateTable('payment')
      .set({ state: 'expired', finished_at: Date.now() })
      .where('authority', '=', authority)
      .execute();
    await reconcilePayments(deps, createReconcilerMemory());
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
      statusId: 4,
      logs: 1,
      notices: 1,
    });
  });

  it('verifies what waits for a person because of our settings, once the gateway takes them again', async () => {
    const { payable, authority, clientAddress } = await begin(deps, bank, 'pay');
    await bank.setFaults({ code: -15 });
    expect(await verifyPayment(deps, { authority, clientAddress })).toMatchObject({ state: 'review' });
    expect(await reconcilePayments(deps, createReconcilerMemory())).toEqual({ listed: 0, worked: 0 });
    await bank.clearFaults();
    await reconcilePayments(deps, createReconcilerMemory());
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
      statusId: 4,
      logs: 1,
      notices: 1,
    });
  });

  it('asks about a return that said "not paid" before it closes the attempt', async () => {
    const [paid, cancelled] = [await begin(deps, bank, 'pay'), await begin(deps, bank, 'cancel')];
    for (const { authority, clientAddress } of [paid, cancelled]) {
      await recordReturn(deps, { authority, isOk: false, clientAddress });
    }
    await reconcilePayments(deps, { ...createReconcilerMemory(), listedAt: performance.now() });
    expect(await stateOf(paid.authority)).toBe('paid');
    expect(await stateOf(cancelled.authority)).toBe('failed');
  });

  it('ends beginnings that were cut off, and looks at nothing that is not due', async () => {
    const { authority } = await begin(deps, bank, 'close');
    await storage.db
      .updateTable('payment')
      .set({ state: 'created', authority: null, next_try_at: 1 })
      .where('authority', '=', authority)
      .execute();
    await reconcilePayments(deps, createReconcilerMemory());
    const row = await storage.db.selectFrom('payment').select('state').executeTakeFirstOrThrow();
    expect(row.state).toBe('expired');
  });

  it('wakes everyone who waits for a silent gateway as soon as it answers', async () => {
    const { payable, authority, clientAddress } = await begin(deps, bank, 'pay');
    await bank.setFaults({ line: 'down' });
    await recordReturn(deps, { authority, isOk: true, clientAddress });
    const memory = createReconcilerMemory();
    await reconcilePayments(deps, memory);
    await change(authority, { next_try_at: Date.now() + hourMs });
    await bank.clearFaults();
    memory.listedAt = Number.NEGATIVE_INFINITY;
    await reconcilePayments(deps, memory);
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({ statusId: 4, logs: 1 });
  });

  it('wakes them also when the answer is about a payment that was due', async () => {
    const [due, waiting] = [await begin(deps, bank, 'pay'), await begin(deps, bank, 'pay')];
    await bank.setFaults({ line: 'down' });
    for (const { authority, clientAddress } of [due, waiting])
      await recordReturn(deps, { authority, isOk: true, clientAddress });
    const memory = createReconcilerMemory();
    await reconcilePayments(deps, memory);
    await change(waiting.authority, { next_try_at: Date.now() + hourMs });
    await makeDue(due.authority);
    await bank.clearFaults();
    // The list was read moments ago and is not read again now.
    for (let rounds = 0; rounds < 2; rounds += 1) await reconcilePayments(deps, memory);
    expect(await stateOf(due.authority)).toBe('paid');
    expect(await stateOf(waiting.authority)).toBe('paid');
  });

  it('stops asking a gateway that is down, and keeps everyone’s turn', async () => {
    const begun = [];
    for (let at = 0; at < 7; at += 1) begun.push(await begin(deps, bank, 'pay'));
    for (const { authority, clientAddress } of begun) {
      await recordReturn(deps, { authority, isOk: true, clientAddress });
    }
    await bank.setFaults({ line: 'down' });
    expect(await reconcilePayments(deps, createReconcilerMemory())).toMatchObject({ worked: 5 });
    await bank.clearFaults();
    for (const { authority } of begun) await makeDue(authority);
    expect(await reconcilePayments(deps, createReconcilerMemory())).toMatchObject({ worked: 7 });
    for (const { payable } of begun) {
      expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
      });
    }
  });

  it('takes over from a worker that was killed, when its lease has run out', async () => {
    const { payable, authority, clientAddress } = await begin(deps, bank, 'pay');
    await recordReturn(deps, { authority, isOk: true, clientAddress });
    const killed = {
      lease_until: Date.now() + periods.lease,
      lease_token: 'killed',
      state: 'verifying',
    } as const;
    const held = storage.db.updateTable('payment').set(killed).where('authority', '=', authority);
    await held.execute();
    expect(await reconcilePayments(deps, createReconcilerMemory())).toMatchObject({ worked: 0 });
    await change(authority, { lease_until: Date.now() - 1 });
    expect(await reconcilePayments(deps, createReconcilerMemory())).toMatchObject({ worked: 1 });
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
      statusId: 4,
      logs: 1,
      notices: 1,
    });
  });

  it('runs by itself when it is nudged, and stops', async () => {
    const loop = runReconciler(deps);
    const { payable, authority, clientAddress } = await begin(deps, bank, 'pay');
    await recordReturn({ ...deps, nudgeReconciler: loop.nudge }, { authority, isOk: true, clientAddress });
    await expect.poll(async () => (await readPaymentEffects(storage, payable.requestId)).statusId).toBe(4);
    await loop.stop();
    expect(deps.errors).toEqual([]);
  });
});

describe('two processes on one PostgreSQL', () => {
  it('reconcile and verify the same payments at once, and each is paid once', async () => {
    const bank = await openSimulatedBank();
    const url = await makeMigratedDatabase();
    const [first, second] = [openPostgres(url, () => {}), openPostgres(url, () => {})];
    const [one, two] = [makePaymentDeps(first, bank), makePaymentDeps(second, bank)];
    const begun = await Promise.all(Array.from({ length: 6 }, () => begin(one, bank, 'pay')));
    await bank.setFaults({ delayMs: 30 });
    await Promise.all([
      ...begun.flatMap(({ authority, clientAddress }) => [
        verifyPayment(one, { authority, clientAddress }),
        verifyPayment(two, { authority, clientAddress }),
        recordReturn(two, { authority, isOk: false, clientAddress }),
      ]),
      reconcilePayments(one, createReconcilerMemory()),
      reconcilePayments(two, createReconcilerMemory()),
    ]);
    for (const { payable } of begun) {
      expect(await readPaymentEffects(first, payable.requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
      });
    }
    for (const { verifyCalls } of await bank.sessions()) expect(verifyCalls).toBe(1);
    await Promise.all([first.close(), second.close(), bank.close()]);
  });

  it('do not reconcile at the same time', async () => {
    const url = await makeMigratedDatabase();
    const [first, second] = [openPostgres(url, () => {}), openPostgres(url, () => {})];
    let inner: boolean | undefined;
    const outer = await withReconcilerLock(first, async () => {
      inner = await withReconcilerLock(second, async () => {});
    });
    expect([outer, inner]).toEqual([true, false]);
    expect(await withReconcilerLock(second, async () => {})).toBe(true);
    await Promise.all([first.close(), second.close()]);
  });
});
