import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptHoldMs } from '#contract/payment-bounds.ts';
import { readTrail } from '#features/audit/index.ts';
import { readRequest } from '#features/desk/index.ts';
import { lockRequest } from '#features/requests/index.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { refuseLimitWrites } from '#kit/refuse-limit-writes.ts';
import { randomAddress } from '#kit/repair-kit.ts';
import { runAzmaOn } from '#kit/run-azma.ts';
import { readPaymentEffects, type SeededPayable, seedInvoice, seedPayable } from '#kit/seed-payable.ts';
import { authorityOf, openSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import type { Storage } from '#storage/dialect.ts';
import { claimPayment, releasePayment } from './bank/claim.repository.ts';
import {
  createReconcilerMemory,
  inquireNow,
  reconcilePayments,
  recordReturn,
  reportPayments,
  startPayment,
  verifyPayment,
} from './index.ts';
import { periods } from './records/payment.rules.ts';
import { listEvents } from './records/payment-event.repository.ts';

const clientAddress = '192.0.2.7';

describe.each(engines)('payment on %s', (engine) => {
  let storage: Storage;
  let bank: SimulatedBank;
  let deps: ReturnType<typeof makePaymentDeps>;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    bank = await openSimulatedBank();
  });
  afterAll(async () => {
    await bank.close();
    await storage.close();
  });
  beforeEach(async () => {
    await bank.clearFaults();
    deps = makePaymentDeps(storage, bank);
  });

  const start = (payable: SeededPayable) =>
    startPayment(deps, {
      sessionToken: payable.sessionToken,
      traceNumber: payable.traceNumber,
      clientAddress: randomAddress(),
    });
  const begin = async (options: Parameters<typeof seedPayable>[1] = {}) => {
    const payable = await seedPayable(storage, options);
    const { paymentUrl } = await start(payable);
    return { payable, paymentUrl, authority: authorityOf(paymentUrl) };
  };
  const pay = async (options: Parameters<typeof seedPayable>[1] = {}) => {
    const begun = await begin(options);
    await bank.leave(begun.paymentUrl, 'pay');
    return begun;
  };
  const verify = (authority: string, waitMs = 5_000) =>
    verifyPayment(deps, { authority, clientAddress: randomAddress(), waitMs });
  const comeBack = (authority: string, isOk = true) =>
    recordReturn(deps, { authority, isOk, clientAddress: randomAddress() });
  const findRow = (authority: string) =>
    storage.db.selectFrom('payment').selectAll().where('authority', '=', authority).executeTakeFirstOrThrow();
  const change = (authority: string, columns: Record<string, number>) =>
    storage.db.updateTable('payment').set(columns).where('authority', '=', authority).execute();

  describe('starting', () => {
    it('gives the gateway the amount of our invoice and the payer an address of our own making', async () => {
      const { payable, paymentUrl, authority } = await begin();
      expect(paymentUrl).toBe(`${bank.url}/zarinpal/pg/StartPay/${authority}`);
      const session = (await bank.sessions()).find((one) => one.authority === authority);
      expect(session).toMatchObject({
        amount: 4_500_000,
        currency: 'IRR',
        orderId: payable.traceNumber,
        mobile: payable.mobile,
        callbackUrl: 'https://azma.example/payback',
      });
      expect(await findRow(authority)).toMatchObject({ state: 'started', amount_rial: 4_500_000 });
    });

    it('leads two tabs at once, and a later one, to the same attempt', async () => {
      const payable = await seedPayable(storage);
      await bank.setFaults({ delayMs: 300, only: ['request'] });
      const addresses = await Promise.all(Array.from({ length: 5 }, () => start(payable)));
      const later = await start(payable);
      expect(new Set([...addresses, later].map(({ paymentUrl }) => paymentUrl)).size).toBe(1);
      expect((await readPaymentEffects(storage, payable.requestId)).payments).toHaveLength(1);
    });

    it('begins anew after fifteen minutes, after a cancellation, and for a changed amount', async () => {
      const first = await begin();
      await change(first.authority, { created_at: Date.now() - attemptHoldMs - 1_000 });
      const second = authorityOf((await start(first.payable)).paymentUrl);
      expect(second).not.toBe(first.authority);

      await bank.leave(first.paymentUrl.replace(first.authority, second), 'cancel');
      await comeBack(second, false);
      const third = authorityOf((await start(first.payable)).paymentUrl);
      expect(third).not.toBe(second);

      await storage.db
        .updateTable('invoice')
        .set({ sum_rial: 70_000, payable_rial: 70_000 })
        .where('id', '=', first.payable.invoiceId)
        .execute();
      // accepts 823
      await expect(start(first.payable)).rejects.toMatchObject({ details: { reason: 'payment-held' } });
      await change(third, { created_at: Date.now() - attemptHoldMs - 1_000 });
      const fourth = authorityOf((await start(first.payable)).paymentUrl);
      expect(fourth).not.toBe(third);
      expect(await findRow(fourth)).toMatchObject({ amount_rial: 70_000 });
    });

    it('is for the verified owner of exactly that device', async () => {
      const [mine, other] = [await seedPayable(storage), await seedPayable(storage)];
      const from = (sessionToken: string | undefined) =>
        startPayment(deps, { sessionToken, traceNumber: other.traceNumber, clientAddress });
      await expect(from(mine.sessionToken)).rejects.toMatchObject({ code: 'not_found' });
      await expect(from(undefined)).rejects.toMatchObject({ code: 'unauthorised' });
      await expect(from('invented')).rejects.toMatchObject({ code: 'unauthorised' });
      expect((await readPaymentEffects(storage, other.requestId)).payments).toHaveLength(0);
    });

    it('refuses what is not to be paid here and now', async () => {
      for (const statusId of [0, 1, 2, 4, 5, 7, 100]) {
        const payable = await seedPayable(storage, { statusId });
        await expect(start(payable)).rejects.toMatchObject({ code: 'conflict' });
      }
      for (const amountRial of [0, 9_999]) {
        const payable = await seedPayable(storage, { amountRial });
        await expect(start(payable)).rejects.toMatchObject({ details: { reason: 'not-payable-online' } });
      }
    });

    it.each([
      ['down', { line: 'down' }],
      ['speaking HTML', { line: 'garbage' }],
      ['redirecting', { line: 'redirect' }],
      ['too talkative', { line: 'huge' }],
      ['cutting the line', { line: 'reset-after' }],
      ['overrun', { code: -12 }],
      ['refusing our merchant', { code: -10 }],
    ])('says so when the gateway is %s, and leaves nothing open', async (_, faults) => {
      const payable = await seedPayable(storage);
      await bank.setFaults({ ...faults, only: ['request'] });
      await expect(start(payable)).rejects.toMatchObject({ details: { reason: 'gateway-down' } });
      const { payments } = await readPaymentEffects(storage, payable.requestId);
      expect(payments.map(({ state }) => state)).toEqual([
        'code' in faults && faults.code === -10 ? 'failed' : 'expired',
      ]);
      await bank.clearFaults();
      await expect(start(payable)).resolves.toMatchObject({ paymentUrl: expect.any(String) });
    });

    // accepts 660
    it('does not hold against the payer what the gateway failed to begin', async () => {
      const payable = await seedPayable(storage);
      await bank.setFaults({ line: 'down', only: ['request'] });
      for (let at = 0; at < 6; at += 1) {
        await expect(start(payable)).rejects.toMatchObject({ details: { reason: 'gateway-down' } });
      }
      await bank.clearFaults();
      await expect(start(payable)).resolves.toMatchObject({ paymentUrl: expect.any(String) });
    });

    it('gives up a beginning that a crash cut off', async () => {
      const payable = await seedPayable(storage);
      const { requestId, invoiceId } = payable;
      const long = Date.now() - periods.beginning - 1_000;
      await storage.db
        .insertInto('payment')
        .values({
          request_id: requestId,
          invoice_id: invoiceId,
          amount_rial: 4_500_000,
          currency: 'IRR',
          state: 'created',
          looks_paid: 0,
          attempts: 0,
          tries: 0,
          next_try_at: long,
          lease_until: 0,
          lease_token: '',
          reason: '',
          created_at: long,
        })
        .execute();
      await start(payable);
      const { payments } = await readPaymentEffects(storage, requestId);
      expect(payments.map(({ state }) => state)).toEqual(['expired', 'started']);
    });

    /** Calls the gateway for a new payment, with something that happens while it answers. */
    const startWhile = (payable: SeededPayable, happens: () => Promise<unknown>) =>
      startPayment(
        {
          ...deps,
          gateway: {
            ...deps.gateway,
            requestPayment: async (wanted) => {
              await happens();
              return deps.gateway.requestPayment(wanted);
            },
          },
        },
        {
          sessionToken: payable.sessionToken,
          traceNumber: payable.traceNumber,
          clientAddress: randomAddress(),
        },
      );
    const eventsOf = async (requestId: number) => {
      const events = await storage.db
        .selectFrom('payment_event')
        .innerJoin('payment', 'payment.id', 'payment_event.payment_id')
        .select(['payment_id', 'kind'])
        .where('request_id', '=', requestId)
        .orderBy('payment_event.id')
        .execute();
      const ids = [...new Set(events.map(({ payment_id }) => payment_id))].sort((a, b) => a - b);
      return ids.map((id) => events.flatMap(({ payment_id, kind }) => (payment_id === id ? [kind] : [])));
    };
    const makeLate = (requestId: number) =>
      storage.db
        .updateTable('payment')
        .set({ next_try_at: 1, created_at: Date.now() - periods.beginning - 1_000 })
        .where('request_id', '=', requestId)
        .where('state', '=', 'created')
        .execute();

    it('sends nobody to the bank by a beginning that has expired here, and writes one end of it', async () => {
      const late = await seedPayable(storage);
      const { requestId } = late;
      const giveUp = async () => {
        await makeLate(requestId);
        await reconcilePayments(deps, createReconcilerMemory());
      };
      await expect(startWhile(late, giveUp)).rejects.toMatchObject({ details: { reason: 'gateway-down' } });
      await bank.setFaults({ line: 'down', only: ['request'] });
      await expect(startWhile(late, giveUp)).rejects.toMatchObject({ details: { reason: 'gateway-down' } });
      await bank.clearFaults();
      let other = '';
      const beginAnother = async () => {
        await makeLate(requestId);
        other = (await start(late)).paymentUrl;
      };
      await expect(startWhile(late, beginAnother)).rejects.toMatchObject({
        details: { reason: 'gateway-down' },
      });
      const ended = ['created', 'expired'];
      expect(await eventsOf(requestId)).toEqual([ended, ended, ended, ['created', 'started']]);
      expect(await start(late)).toEqual({ paymentUrl: other });
    });

    it.runIf(engine === 'postgres')(
      'starts nothing while somebody else decides about the request',
      async () => {
        const late = await seedPayable(storage);
        const { requestId } = late;
        const decided = Promise.withResolvers<void>();
        const isLocked = Promise.withResolvers<void>();
        const deciding = storage.db.transaction().execute(async (trx) => {
          await decided.promise;
          await lockRequest(trx, requestId);
          isLocked.resolve();
          await sleep(300);
          const { payments } = await readPaymentEffects(storage, requestId);
          await trx
            .updateTable('payment')
            .set({ state: 'expired' })
            .where('request_id', '=', requestId)
            .execute();
          return payments.map(({ state }) => state);
        });
        const starting = startWhile(late, async () => {
          decided.resolve();
          await isLocked.promise;
        });
        await expect(starting).rejects.toMatchObject({ details: { reason: 'gateway-down' } });
        expect(await deciding).toEqual(['created']);
        expect(await eventsOf(requestId)).toEqual([['created']]);
      },
    );

    it.runIf(engine === 'postgres')('writes no end of a beginning that was ended meanwhile', async () => {
      const late = await seedPayable(storage);
      const { requestId } = late;
      let starting: Promise<unknown> | undefined;
      await startWhile(late, async () => {
        await makeLate(requestId);
        await storage.db.transaction().execute(async (trx) => {
          await trx
            .updateTable('payment')
            .set({ state: 'expired' })
            .where('request_id', '=', requestId)
            .execute();
          starting = start(late);
          await sleep(300);
        });
        await starting;
      }).catch(() => {});
      expect(await eventsOf(requestId)).toEqual([['created'], ['created', 'started']]);
    });

    it('counts five beginnings an hour for one request', async () => {
      const payable = await seedPayable(storage);
      for (let at = 0; at < 5; at += 1) {
        const authority = authorityOf((await start(payable)).paymentUrl);
        await change(authority, { created_at: 1 });
      }
      await expect(start(payable)).rejects.toMatchObject({ code: 'too_many' });
    });
  });

  describe('verifying', () => {
    it('pays once: invoice, request, log row and notice together', async () => {
      const { payable, authority } = await pay();
      expect(await comeBack(authority)).toMatchObject({ state: 'pending', reference: null, paidAt: null });
      expect((await readPaymentEffects(storage, payable.requestId)).invoices[0]?.payment_state).toBe(
        'pending',
      );
      // accepts 644: the return says that money was taken, so there is nothing to press and Pay refuses.
      expect((await readRequest(storage.db, payable.requestId)).may.pay).toBe(false);
      await expect(start(payable)).rejects.toMatchObject({ details: { reason: 'payment-pending' } });

      const shown = await verify(authority);
      expect(shown).toEqual({
        state: 'paid',
        reference: expect.stringMatching(/^\d+$/),
        amountRial: 4_500_000,
        paidAt: expect.stringMatching(/^20.*Z$/),
        returnedOn: null,
        invoiceState: 'settled',
        remainingRial: 0,
        fCode: payable.traceNumber,
      });
      expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
        payments: [
          { state: 'paid', ref_id: shown.reference, card_masked: expect.stringContaining('******') },
        ],
        invoices: [{ payment_state: 'paid', paid_by: 'online', paid_reference: shown.reference }],
      });

      expect(await verify(authority)).toEqual(shown);
      expect(await comeBack(authority, false)).toEqual(shown);
      expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
      });
    });

    it('says paid and sends the notice although the limits cannot be given back', async () => {
      const { payable, authority } = await pay();
      let isFull = false;
      let nudges = 0;
      const shown = await verifyPayment(
        {
          ...deps,
          storage: refuseLimitWrites(storage, () => isFull),
          gateway: {
            ...deps.gateway,
            verifyPayment: (asked) => {
              isFull = true;
              return deps.gateway.verifyPayment(asked);
            },
          },
          nudgeOutbox: () => {
            nudges += 1;
          },
        },
        { authority, clientAddress: randomAddress(), waitMs: 5_000 },
      );
      expect(shown).toMatchObject({ state: 'paid' });
      expect([isFull, nudges]).toEqual([true, 1]);
      expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({ statusId: 4, notices: 1 });
    });

    it('pays once under fifty verifications and returns at once', async () => {
      const { payable, authority } = await pay();
      await bank.setFaults({ delayMs: 50 });
      const address = () => randomAddress();
      await storage.db.deleteFrom('limit_take').execute();
      const answers = await Promise.allSettled(
        Array.from({ length: 50 }, (_, at) =>
          at % 2 === 0
            ? verifyPayment(deps, { authority, clientAddress: address(), waitMs: 30_000 })
            : recordReturn(deps, { authority, isOk: at % 4 === 1, clientAddress: address() }),
        ),
      );
      const shown = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      expect(shown.filter(({ state }) => state === 'paid').length).toBeGreaterThanOrEqual(10);
      expect(shown.every(({ state }) => state === 'paid' || state === 'pending')).toBe(true);
      expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
      });
      const session = (await bank.sessions()).find((one) => one.authority === authority);
      expect(session?.verifyCalls).toBe(1);
    });

    it('hears "already verified" as paid: the answer to a write that was lost', async () => {
      const { payable, authority } = await pay();
      const heard = await deps.gateway.verifyPayment({ authority, amountRial: 4_500_000 });
      expect(heard.outcome).toBe('paid');
      expect(await verify(authority)).toMatchObject({ state: 'paid' });
      expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
      });
    });

    it('believes the gateway, not the address: a forged OK pays nothing, a NOK loses nothing', async () => {
      const forged = await begin();
      await comeBack(forged.authority, true);
      expect(await verify(forged.authority, 500)).toMatchObject({ state: 'pending' });
      expect(await readPaymentEffects(storage, forged.payable.requestId)).toMatchObject({
        statusId: 3,
        logs: 0,
      });
      await bank.leave(forged.paymentUrl, 'cancel');
      await comeBack(forged.authority, true);
      expect(await verify(forged.authority)).toMatchObject({ state: 'failed' });

      const paid = await pay();
      await comeBack(paid.authority, false);
      expect(await verify(paid.authority)).toMatchObject({ state: 'paid' });
    });

    it('asks the gateway about nothing malformed and nothing of others', async () => {
      const before = (await bank.sessions()).reduce((sum, { verifyCalls }) => sum + verifyCalls, 0);
      for (const authority of [
        '',
        'x',
        `S${'0'.repeat(35)}`,
        `A${'1'.repeat(35)}`,
        "S' or 1=1 --".padEnd(36),
      ]) {
        await expect(verify(authority)).rejects.toMatchObject({ code: 'not_found' });
        await expect(comeBack(authority)).rejects.toMatchObject({ code: 'not_found' });
      }
      const after = (await bank.sessions()).reduce((sum, { verifyCalls }) => sum + verifyCalls, 0);
      expect(after).toBe(before);
    });

    it('pays with an authority only the invoice it was begun for', async () => {
      const small = await pay({ amountRial: 10_000 });
      const big = await begin({ amountRial: 90_000_000 });
      expect(await verify(small.authority)).toMatchObject({
        state: 'paid',
        fCode: small.payable.traceNumber,
      });
      expect(await readPaymentEffects(storage, big.payable.requestId)).toMatchObject({
        statusId: 3,
        logs: 0,
      });
    });

    it('keeps a second payment of the same invoice as money to be refunded', async () => {
      const first = await pay();
      await change(first.authority, { created_at: 1_000 + Date.now() - attemptHoldMs - 5_000 });
      const secondUrl = (await start(first.payable)).paymentUrl;
      await bank.leave(secondUrl, 'pay');
      expect(await verify(authorityOf(secondUrl))).toMatchObject({ state: 'paid' });
      expect(await verify(first.authority)).toMatchObject({ state: 'duplicate' });
      expect(await readPaymentEffects(storage, first.payable.requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
        payments: [{ state: 'duplicate_paid' }, { state: 'paid' }],
      });
      expect(deps.alerts).toMatchObject([{ facts: { state: 'duplicate_paid' } }]);
    });

    it('never silently pays an invoice that was changed or taken back meanwhile', async () => {
      const changed = await pay();
      await storage.db
        .updateTable('invoice')
        .set({ sum_rial: 99_000, payable_rial: 99_000 })
        .where('id', '=', changed.payable.invoiceId)
        .execute();
      expect(await verify(changed.authority)).toMatchObject({ state: 'duplicate' });

      const replaced = await pay();
      await storage.db
        .updateTable('invoice')
        .set({ withdrawn_at: Date.now() })
        .where('id', '=', replaced.payable.invoiceId)
        .execute();
      await seedInvoice(storage, replaced.payable.requestId, 60_000);
      expect(await verify(replaced.authority)).toMatchObject({ state: 'review' });
      await expect(start(replaced.payable)).rejects.toMatchObject({
        details: { reason: 'payment-in-review' },
      });
      for (const [{ payable }, state] of [
        [changed, 'duplicate_paid'] as const,
        [replaced, 'needs_review'] as const,
      ]) {
        expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
          statusId: 3,
          logs: 0,
          payments: [{ state, ref_id: expect.any(String) }],
        });
      }
      expect(deps.alerts).toHaveLength(2);
    });

    it('does not let a payer pay again while the first payment is unknown', async () => {
      const { payable, authority } = await pay();
      await comeBack(authority);
      await bank.setFaults({ line: 'down' });
      expect(await verify(authority)).toMatchObject({ state: 'pending' });
      await expect(start(payable)).rejects.toMatchObject({ details: { reason: 'payment-pending' } });
    });

    it('answers pending in time and goes on without the caller when the gateway is slow', async () => {
      const { payable, authority } = await pay();
      await bank.setFaults({ delayMs: 600 });
      const shown = await verifyPayment(deps, { authority, clientAddress: randomAddress(), waitMs: 100 });
      expect(shown.state).toBe('pending');
      await bank.clearFaults();
      expect(await verify(authority)).toMatchObject({ state: 'paid' });
      expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({
        statusId: 4,
        logs: 1,
        notices: 1,
      });
    });

    it('is limited for each authority', async () => {
      const { authority } = await pay();
      for (let at = 0; at < 10; at += 1) await verify(authority);
      await expect(verify(authority)).rejects.toMatchObject({
        code: 'too_many',
        retryAfterSeconds: expect.any(Number),
      });
    });
  });

  describe('the books', () => {
    it('keep every step as an event that nobody can change', async () => {
      const { authority } = await pay();
      await comeBack(authority);
      await comeBack(authority);
      await verify(authority);
      const { id } = await findRow(authority);
      const events = await listEvents(storage.db, id);
      expect(events.map(({ kind }) => kind)).toEqual(['created', 'started', 'returned-ok', 'paid']);
      const text = JSON.stringify(events);
      expect(text).not.toContain('0f3c1a52');
      const { payment_id } = await storage.db
        .selectFrom('payment_event')
        .select('payment_id')
        .where('payment_id', '=', id)
        .limit(1)
        .executeTakeFirstOrThrow();
      const touch = storage.db.updateTable('payment_event').set({ kind: 'x' });
      await expect(touch.where('payment_id', '=', payment_id).execute()).rejects.toThrow(/kept/);
      const remove = storage.db.deleteFrom('payment_event').where('payment_id', '=', payment_id);
      await expect(remove.execute()).rejects.toThrow(/kept/);
    });

    it('hold one row for a reference of the bank, whoever writes it', async () => {
      const { payable, authority } = await pay();
      await verify(authority);
      const row = await findRow(authority);
      const { id: _, ...copy } = row;
      const second = { ...copy, authority: `S${'x'.repeat(35)}`, ref_id: row.ref_id };
      await expect(storage.db.insertInto('payment').values(second).execute()).rejects.toThrow();
      expect((await readPaymentEffects(storage, payable.requestId)).payments).toHaveLength(1);
    });

    it('let a person ask again about, and close, what needs one', async () => {
      const { payable, authority } = await pay();
      await bank.setFaults({ code: -10, only: ['verify'] });
      expect(await verify(authority)).toMatchObject({ state: 'review' });
      const { id } = await findRow(authority);
      await bank.clearFaults();
      await inquireNow(deps, id);
      expect(await findRow(authority)).toMatchObject({ state: 'paid' });
      expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({ statusId: 4, logs: 1 });

      const other = await pay();
      await bank.setFaults({ code: -53, only: ['verify'] });
      expect(await verify(other.authority)).toMatchObject({ state: 'review' });
      const { id: otherId } = await findRow(other.authority);
      const close = (note: string) =>
        runAzmaOn({ storage, appSecret: '' }, ['payments', 'close', String(otherId), '--note', note]);
      await close('asked the gateway');
      expect(await findRow(other.authority)).toMatchObject({ state: 'failed' });
      const trail = await readTrail({ storage }, { size: 1, action: 'payment.close' });
      expect(trail.items).toMatchObject([{ staffName: 'azma payments', why: 'asked the gateway' }]);
      expect((await readPaymentEffects(storage, other.payable.requestId)).invoices[0]?.payment_state).toBe(
        'due',
      );
      await expect(close('again')).rejects.toThrow('this payment is not in review');
    });

    it('add up by the day of Tehran', async () => {
      const { authority } = await pay({ amountRial: 12_345_000 });
      await verify(authority);
      const noon = Date.parse('2020-01-01T08:30:00Z');
      await change(authority, { finished_at: noon });
      const report = await reportPayments({ storage }, '2020-01-01');
      expect(report).toMatchObject({
        ended: [{ state: 'paid', count: 1, sumRial: 12_345_000 }],
        receivedRial: 12_345_000,
      });
      expect((await reportPayments({ storage }, '2020-01-02')).ended).toEqual([]);
    });

    it('count money in review on the day it arrived, also when the bank is asked once more', async () => {
      const { payable, authority } = await pay({ amountRial: 7_000_000 });
      await storage.db
        .updateTable('invoice')
        .set({ withdrawn_at: Date.now() })
        .where('id', '=', payable.invoiceId)
        .execute();
      expect(await verify(authority)).toMatchObject({ state: 'review' });
      const noon = Date.parse('2020-02-01T08:30:00Z');
      await change(authority, { finished_at: noon });
      expect(await inquireNow(deps, (await findRow(authority)).id)).toBe('answered');
      expect(await findRow(authority)).toMatchObject({ state: 'needs_review', finished_at: noon });
      expect(await reportPayments({ storage }, '2020-02-01')).toMatchObject({ receivedRial: 7_000_000 });
    });

    it('keep a return that comes while the bank answers about the time before it', async () => {
      const { payable, authority } = await begin();
      const { id } = await findRow(authority);
      const claimed = await claimPayment(storage.db, { id, token: 'worker', evenIfNotDue: true });
      if (!claimed) throw new Error('the payment was not claimed');
      await comeBack(authority);
      await releasePayment(storage.db, claimed, { waitMs: 60_000, looksPaid: false, reason: 'wait-in-bank' });
      const row = await findRow(authority);
      expect(row).toMatchObject({ state: 'returned', looks_paid: 1 });
      expect(row.next_try_at).toBeLessThanOrEqual(Date.now());
      await expect(start(payable)).rejects.toMatchObject({ details: { reason: 'payment-pending' } });
    });
  });
});
