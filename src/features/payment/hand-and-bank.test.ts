import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listPermissions } from '#contract/office/permissions.ts';
import { issueInvoice, moveRepair, recordPayment, undoRepairMove } from '#features/desk/index.ts';
import { lockRequest } from '#features/requests/index.ts';
import { minuteMs } from '#kernel/durations.ts';
import { deskActor } from '#kit/desk-actions.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { readPaymentEffects, seedPayable } from '#kit/seed-payable.ts';
import { authorityOf, openSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { closePayment, startPayment, verifyPayment } from './index.ts';

describe.each(engines)('money by hand beside the bank on %s', (engine) => {
  let storage: Storage;
  let bank: SimulatedBank;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    bank = await openSimulatedBank();
  });
  afterAll(async () => {
    await bank.close();
    await storage.close();
  });

  // accepts 589
  it.each([1, 2, 3])(
    'leaves one payment and one SMS when both come in the same second, round %d',
    async (round) => {
      const deps = makePaymentDeps(storage, bank);
      const clientAddress = `198.51.100.${round}`;
      const payable = await seedPayable(storage);
      const { sessionToken, traceNumber } = payable;
      const { paymentUrl } = await startPayment(deps, { sessionToken, traceNumber, clientAddress });
      await bank.leave(paymentUrl, 'pay');
      const [bankSays, hand] = await Promise.allSettled([
        verifyPayment(deps, { authority: authorityOf(paymentUrl), clientAddress, waitMs: 5_000 }),
        recordPayment({ storage }, deskActor, {
          traceNumber,
          expectedStatusId: 3,
          method: 'cash',
          amountRial: 4_500_000,
          overrideReason: 'نقد پرداخت و صفحهٔ بانک را بست',
        }),
      ]);
      const isByHand = hand.status === 'fulfilled';
      expect(bankSays).toMatchObject({
        status: 'fulfilled',
        value: { state: isByHand ? 'duplicate' : 'paid' },
      });
      if (!isByHand) expect(hand.reason).toMatchObject({ code: 'conflict' });
      expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
        payments: [{ state: isByHand ? 'duplicate_paid' : 'paid' }],
      });
    },
  );

  // accepts 756
  it('takes no money by hand while the customer may be at the bank, save from a manager with a reason', async () => {
    const { db } = storage;
    const deps = makePaymentDeps(storage, bank);
    const { requestId, sessionToken, traceNumber } = await seedPayable(storage);
    const clientAddress = '198.51.100.6';
    const { paymentUrl } = await startPayment(deps, { sessionToken, traceNumber, clientAddress });
    const paid = { traceNumber, method: 'cash', amountRial: 4_500_000 } as const;
    const overrideReason = 'مشتری کنار من است و نقد می‌پردازد';
    const clerk = { ...deskActor, permissions: listPermissions(['desk']) };
    const pay = (by = clerk, more = {}) => recordPayment({ storage }, by, { ...paid, ...more });
    const setAttempt = (values: { state?: 'started' | 'returned'; created_at?: number }) =>
      db.updateTable('payment').set(values).where('request_id', '=', requestId).execute();
    for (const more of [{}, { overrideReason }])
      await expect(pay(clerk, more)).rejects.toMatchObject({
        code: 'conflict',
        details: { reason: 'payment-begun', since: expect.stringMatching(/^\d{4}-/) },
      });
    await expect(pay(deskActor)).rejects.toMatchObject({ details: { reason: 'payment-begun' } });
    await setAttempt({ state: 'returned' });
    await expect(pay(deskActor, { overrideReason })).rejects.toMatchObject({
      details: { reason: 'payment-open' },
    });
    await setAttempt({ state: 'started' });
    await pay(deskActor, { overrideReason });
    const [trail] = await db
      .selectFrom('audit_event')
      .select('to_value')
      .select('why')
      .where('deed', '=', 'payment.record')
      .orderBy('id', 'desc')
      .execute();
    expect(trail?.why).toBe(overrideReason);

    // The bank's success comes to an invoice that is settled: to be refunded, and nobody is told again.
    await bank.leave(paymentUrl, 'pay');
    const authority = authorityOf(paymentUrl);
    expect(await verifyPayment(deps, { authority, clientAddress, waitMs: 5_000 })).toMatchObject({
      state: 'duplicate',
    });
    expect(await readPaymentEffects(storage, requestId)).toMatchObject({ statusId: 4, logs: 1, notices: 1 });

    // A quarter of an hour later nobody waits for the bank any more.
    const later = await seedPayable(storage);
    await startPayment(deps, {
      sessionToken: later.sessionToken,
      traceNumber: later.traceNumber,
      clientAddress,
    });
    await db
      .updateTable('payment')
      .set({ created_at: Date.now() - 16 * minuteMs })
      .where('request_id', '=', later.requestId)
      .execute();
    await recordPayment({ storage }, clerk, { ...paid, traceNumber: later.traceNumber });
    expect(await readPaymentEffects(storage, later.requestId)).toMatchObject({ statusId: 4 });
  });

  // accepts 771
  it('asks nobody to pay twice, whether an invoice with an open payment is undone or taken a step back', async () => {
    const deps = makePaymentDeps(storage, bank);
    const clientAddress = '198.51.100.5';
    const { requestId, sessionToken, traceNumber } = await seedPayable(storage);
    const back = (to: 2 | 3) =>
      moveRepair({ storage }, deskActor, { traceNumber, to, reason: 'قطعه اشتباه بود' });
    const invoice = () =>
      issueInvoice({ storage }, deskActor, {
        traceNumber,
        lines: [{ title: 'خدمات تعمیر', quantity: 1, unitRial: 4_500_000 }],
        discountRial: 0,
      });
    const begin = () => startPayment(deps, { sessionToken, traceNumber, clientAddress });
    const verify = (paymentUrl: string) =>
      verifyPayment(deps, { authority: authorityOf(paymentUrl), clientAddress, waitMs: 5_000 });
    await back(2);
    const { logId } = await invoice();
    const first = await begin();
    await expect(undoRepairMove({ storage }, deskActor, { traceNumber, logId })).rejects.toMatchObject({
      details: { reason: 'payment-open' },
    });
    expect((await begin()).paymentUrl).toBe(first.paymentUrl);
    await back(2);
    await invoice();
    await expect(begin()).rejects.toMatchObject({ details: { reason: 'payment-pending' } });
    await bank.leave(first.paymentUrl, 'pay');
    expect(await verify(first.paymentUrl)).toMatchObject({ state: 'review' });
    await expect(begin()).rejects.toMatchObject({ details: { reason: 'payment-in-review' } });
    expect((await readPaymentEffects(storage, requestId)).payments).toMatchObject([
      { state: 'needs_review' },
    ]);
  });

  it('keeps an invoice that was paid by hand as it is while a trip to the bank for it is open', async () => {
    const { db } = storage;
    const deps = makePaymentDeps(storage, bank);
    const { requestId, sessionToken, traceNumber } = await seedPayable(storage);
    await startPayment(deps, { sessionToken, traceNumber, clientAddress: '198.51.100.7' });
    const paid = { traceNumber, expectedStatusId: 3, method: 'cash', amountRial: 4_500_000 } as const;
    await recordPayment({ storage }, deskActor, { ...paid, overrideReason: 'مشتری نقد پرداخت' });
    const setState = (state: 'verifying' | 'needs_review' | 'failed') =>
      db.updateTable('payment').set({ state }).where('request_id', '=', requestId).execute();
    const back = { traceNumber, expectedStatusId: 4, to: 3, reason: 'مبلغ اشتباه بود' } as const;
    const stepBack = () => moveRepair({ storage }, deskActor, back);
    for (const state of ['verifying', 'needs_review'] as const) {
      await setState(state);
      await expect(stepBack()).rejects.toMatchObject({ details: { reason: 'payment-open' } });
      expect(await readPaymentEffects(storage, requestId)).toMatchObject({ statusId: 4 });
    }
    await setState('failed');
    await stepBack();
    expect(await readPaymentEffects(storage, requestId)).toMatchObject({ statusId: 3 });
  });

  // accepts 755
  it('says of a payment that failed how its invoice stands now', async () => {
    const deps = makePaymentDeps(storage, bank);
    const { sessionToken, traceNumber } = await seedPayable(storage);
    const begin = { sessionToken, traceNumber, clientAddress: '198.51.100.8' };
    const { paymentUrl } = await startPayment(deps, begin);
    await bank.leave(paymentUrl, 'cancel');
    const look = () =>
      verifyPayment(deps, {
        authority: authorityOf(paymentUrl),
        clientAddress: begin.clientAddress,
        waitMs: 5_000,
      });
    expect(await look()).toMatchObject({ state: 'failed', invoiceState: 'due' });
    await recordPayment({ storage }, deskActor, { traceNumber, method: 'cash', amountRial: 4_500_000 });
    expect(await look()).toMatchObject({ state: 'failed', invoiceState: 'settled' });
    for (const to of [3, 2] as const)
      await moveRepair({ storage }, deskActor, { traceNumber, to, reason: 'مبلغ اشتباه بود' });
    expect(await look()).toMatchObject({ state: 'failed', invoiceState: 'withdrawn' });
  });

  // accepts 592
  it('gives back money whose reference the bank names in the moment in which its review is closed', async () => {
    const { db } = storage;
    const deps = makePaymentDeps(storage, bank);
    const { requestId, sessionToken, traceNumber } = await seedPayable(storage);
    await startPayment(deps, { sessionToken, traceNumber, clientAddress: '198.51.100.9' });
    const { id } = await db
      .updateTable('payment')
      .set({ state: 'needs_review' })
      .where('request_id', '=', requestId)
      .returning('id')
      .executeTakeFirstOrThrow();
    let closing: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await lockRequest(trx, requestId);
      closing = closePayment({ storage }, deskActor, { id, note: 'بررسی شد' });
      if (engine === 'postgres')
        await vi.waitFor(async () => expect(await countWaiting(trx)).toBe(1), 20_000);
      await trx.updateTable('payment').set({ ref_id: '987650001' }).where('id', '=', id).execute();
    });
    await closing;
    expect((await readPaymentEffects(storage, requestId)).payments).toMatchObject([
      { state: 'duplicate_paid' },
    ]);
  });
});

/** How many of this database's connections wait for a lock. */
const countWaiting = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
};
