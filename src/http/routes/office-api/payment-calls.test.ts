import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveRepair, readRequest, recordPayment } from '#features/desk/index.ts';
import { startPayment, verifyPayment } from '#features/payment/index.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { deskActor } from '#kit/desk-actions.ts';
import { createOfficeApp, officeTestOrigin } from '#kit/office-app.ts';
import { createOfficeVisitor, type OfficeVisitor } from '#kit/office-visitor.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { readPaymentEffects, type SeededPayable, seedPayable } from '#kit/seed-payable.ts';
import { authorityOf, openSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import { codeAt, forgetUsedCodes, goodPassword, makePerson, makeStaffDeps } from '#kit/staff-kit.ts';
import type { Storage } from '#storage/dialect.ts';

let visitors = 0;
const anyAddress = () => {
  visitors += 1;
  return `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`;
};

describe.each(engines)('payments in the office on %s', (engine) => {
  let storage: Storage;
  let bank: SimulatedBank;
  let deps: ReturnType<typeof makePaymentDeps>;
  let manager: OfficeVisitor;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    bank = await openSimulatedBank();
    deps = makePaymentDeps(storage, bank, { totalTimeoutMs: 1_000 });
    const staff = makeStaffDeps(storage);
    const app = createOfficeApp(staff, { payment: deps });
    const person = await makePerson(staff, ['manager'], 'سارا');
    await forgetUsedCodes(storage, person.id);
    manager = createOfficeVisitor(app.send, officeTestOrigin);
    await manager.signIn(person.email, goodPassword, () => codeAt(person.secret));
  });
  afterAll(async () => {
    await bank.close();
    await storage.close();
  });
  beforeEach(async () => {
    await bank.clearFaults();
    for (const table of ['limit_take', 'outbox'] as const) await storage.db.deleteFrom(table).execute();
  });

  const start = async (payable: SeededPayable) =>
    (
      await startPayment(deps, {
        sessionToken: payable.sessionToken,
        traceNumber: payable.traceNumber,
        clientAddress: anyAddress(),
      })
    ).paymentUrl;
  const begin = async () => {
    const payable = await seedPayable(storage);
    const paymentUrl = await start(payable);
    return { payable, paymentUrl, authority: authorityOf(paymentUrl) };
  };
  const verify = (authority: string) =>
    verifyPayment(deps, { authority, clientAddress: anyAddress(), waitMs: 5_000 });
  const idOf = async (authority: string) => {
    const row = await storage.db
      .selectFrom('payment')
      .select('id')
      .where('authority', '=', authority)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  /** A payment that the bank was paid for and whose first verification it refused. */
  const inReview = async () => {
    const begun = await begin();
    await bank.leave(begun.paymentUrl, 'pay');
    await bank.setFaults({ code: -10, only: ['verify'] });
    expect(await verify(begun.authority)).toMatchObject({ state: 'review' });
    await bank.clearFaults();
    return { ...begun, id: await idOf(begun.authority) };
  };
  const paid = async () => {
    const begun = await begin();
    await bank.leave(begun.paymentUrl, 'pay');
    expect(await verify(begun.authority)).toMatchObject({ state: 'paid' });
    return { ...begun, id: await idOf(begun.authority) };
  };
  /** Paid at the desk while the payer was at the bank. */
  const duplicate = async () => {
    const begun = await begin();
    await recordPayment({ storage }, deskActor, {
      traceNumber: begun.payable.traceNumber,
      method: 'cash',
      overrideReason: 'مشتری نقد پرداخت',
      amountRial: 4_500_000,
    });
    await bank.leave(begun.paymentUrl, 'pay');
    expect(await verify(begun.authority)).toMatchObject({ state: 'duplicate' });
    return { ...begun, id: await idOf(begun.authority) };
  };
  const review = async (): Promise<{ id: number }[]> => (await manager.call('/payments/review')).body.items;
  const today = () => tehranDay(new Date());

  // accepts 764
  it('is found by the numbers of its invoice and its receipt, its authority and the bank’s reference', async () => {
    const { id, authority, payable } = await paid();
    const { ref_id: reference } = await storage.db
      .selectFrom('payment')
      .select('ref_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const number = `${payable.traceNumber}-1`;
    await storage.db
      .updateTable('invoice')
      .set({ number })
      .where('request_id', '=', payable.requestId)
      .execute();
    const find = async (q: string) => {
      const { body } = await manager.call(`/search?q=${encodeURIComponent(q)}`);
      const found = body.groups.find(({ kind }: { kind: string }) => kind === 'repair');
      return found?.items.map(({ code }: { code: string }) => code);
    };
    const receipt = `${payable.traceNumber}-P1`;
    for (const q of [
      number,
      number.replace('-', ' – '),
      receipt,
      receipt.toLowerCase(),
      authority,
      reference ?? '',
    ])
      expect(await find(q), q).toEqual([payable.traceNumber]);
  });

  // accepts 590
  it('lists what needs a person, oldest first, with the bank’s code, words and time', async () => {
    const first = await inReview();
    const second = await duplicate();
    const items = await review();
    const ids = items.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(items.find(({ id }) => id === first.id)).toMatchObject({
      state: 'review',
      traceNumber: first.payable.traceNumber,
      amountRial: 4_500_000,
      reason: 'بانک تنظیم‌های درگاه ما را نپذیرفت.',
      bank: { code: -10, words: 'شناسهٔ پذیرنده یا نشانی سرور ما را نپذیرفت.', at: expect.any(String) },
    });
    expect(items.find(({ id }) => id === second.id)).toMatchObject({
      state: 'duplicate',
      reason: expect.stringContaining('پیش‌تر پرداخت شده بود'),
    });
    const { body } = await manager.call('/payments/count');
    expect(body.review).toBe(items.length);
  });

  // accepts 591
  it('asks the bank now; its silence changes nothing, its answer ends the matter', async () => {
    const { id, payable } = await inReview();
    const before = await readPaymentEffects(storage, payable.requestId);
    await bank.setFaults({ line: 'silent' });
    const silent = await manager.post(`/payments/${id}/ask`);
    expect(silent).toMatchObject({ status: 503, body: { message: 'بانک پاسخ نداد؛ چیزی تغییر نکرد.' } });
    const after = await readPaymentEffects(storage, payable.requestId);
    expect(after.payments[0]).toMatchObject({ state: 'needs_review', reason: before.payments[0]?.reason });
    expect(after.invoices[0]?.payment_state).toBe('review');

    await bank.clearFaults();
    const answered = await manager.post(`/payments/${id}/ask`);
    expect(answered).toMatchObject({ status: 200, body: { state: 'paid', bank: { code: 100 } } });
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({ statusId: 4, logs: 1 });
    expect((await manager.post(`/payments/${id}/ask`)).status).toBe(409);
  });

  // accepts 452, 591
  it('writes down each time the bank was asked, also under the same key', async () => {
    const { id } = await inReview();
    const trail = () =>
      storage.db
        .selectFrom('audit_event')
        .select('to_value')
        .where('deed', '=', 'payment.ask')
        .where('thing_id', '=', String(id))
        .orderBy('id')
        .execute();
    const ask = () => manager.post(`/payments/${id}/ask`, undefined, { 'idempotency-key': `ask-${id}` });
    await bank.setFaults({ line: 'silent' });
    expect((await ask()).status).toBe(503);
    await bank.clearFaults();
    expect(await ask()).toMatchObject({ status: 200, body: { state: 'paid' } });
    expect((await trail()).map(({ to_value }) => to_value)).toEqual(['"silent"', '"paid"']);
  });

  // accepts 591
  it('asks once when two people press at the same moment', async () => {
    const { id, payable } = await inReview();
    await bank.setFaults({ delayMs: 100, only: ['verify'] });
    const answers = await Promise.all([
      manager.post(`/payments/${id}/ask`),
      manager.post(`/payments/${id}/ask`),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await readPaymentEffects(storage, payable.requestId)).toMatchObject({ statusId: 4, logs: 1 });
  });

  // accepts 592
  it('closes a review: failed without a reference, to be refunded with one, and tells by whom', async () => {
    const { id, payable } = await inReview();
    expect((await manager.post(`/payments/${id}/close`, { note: ' ' })).status).toBe(400);
    const closed = await manager.post(`/payments/${id}/close`, { note: 'با پشتیبانی درگاه صحبت شد' });
    expect(closed).toMatchObject({ status: 200, body: { state: 'failed' } });
    expect((await readPaymentEffects(storage, payable.requestId)).invoices[0]?.payment_state).toBe('due');
    const event = await storage.db
      .selectFrom('payment_event')
      .selectAll()
      .where('payment_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(event.detail)).toMatchObject({ by: { name: 'سارا' } });
    expect((await manager.post(`/payments/${id}/close`, { note: 'دوباره' })).status).toBe(409);

    // Money for an invoice that was withdrawn in the meantime.
    const other = await begin();
    await storage.db
      .updateTable('invoice')
      .set({ withdrawn_at: Date.now() })
      .where('id', '=', other.payable.invoiceId)
      .execute();
    await bank.leave(other.paymentUrl, 'pay');
    expect(await verify(other.authority)).toMatchObject({ state: 'review' });
    const otherId = await idOf(other.authority);
    const kept = await manager.post(`/payments/${otherId}/close`, { note: 'پول باید برگردد' });
    expect(kept).toMatchObject({ status: 200, body: { state: 'duplicate', may: { return: true } } });
  });

  // accepts 442, 593
  it('notes money given back once, with a fresh proof, and the portal says when', async () => {
    const { id, payable } = await duplicate();
    const body = { date: today(), reference: '۱۲۳۴۵۶' };
    await storage.db.updateTable('staff_session').set({ proved_at: 0 }).execute();
    const stale = await manager.post(`/payments/${id}/returned`, body);
    expect(stale).toMatchObject({ status: 403, body: { code: 'reauth_required' } });
    await storage.db.updateTable('staff_session').set({ proved_at: Date.now() }).execute();

    const wrong = await manager.post(`/payments/${id}/returned`, { ...body, reference: ' ' });
    expect(wrong.body.fields).toEqual({ reference: 'شمارهٔ مرجع را بنویسید.' });
    const early = await manager.post(`/payments/${id}/returned`, { ...body, date: '2020-01-01' });
    expect(early.body.fields).toHaveProperty('date');

    const noted = await manager.post(`/payments/${id}/returned`, body);
    expect(noted).toMatchObject({ status: 200, body: { returned: { on: today(), reference: '123456' } } });
    expect((await manager.post(`/payments/${id}/returned`, body)).status).toBe(409);
    expect((await review()).map((one) => one.id)).not.toContain(id);
    const { payment } = await readRequest(storage.db, payable.requestId);
    expect(payment.returnedOn).toBe(today());
  });

  // accepts 593, 594
  it('lets a request go back to be paid again once its online payment was given back', async () => {
    const { id, payable } = await paid();
    const back = () =>
      moveRepair({ storage }, deskActor, {
        traceNumber: payable.traceNumber,
        to: 3,
        reason: 'مبلغ نادرست بود',
      });
    await expect(back()).rejects.toMatchObject({ message: 'paid-online' });
    expect(
      (await manager.post(`/payments/${id}/returned`, { date: today(), reference: 'RF-1001' })).status,
    ).toBe(200);
    const parcel = { isByHand: true, carrier: '', number: '' };
    const sent = await manager.post(`/repairs/${payable.traceNumber}/moves`, {
      to: 5,
      expectedStatusId: 4,
      parcel,
    });
    expect(sent).toMatchObject({
      status: 409,
      body: { reason: 'payment-returned', message: expect.stringContaining('یک گام به عقب') },
    });
    await back();
    expect((await readPaymentEffects(storage, payable.requestId)).invoices[0]?.payment_state).toBe('due');

    const again = await start(payable);
    await bank.leave(again, 'pay');
    expect(await verify(authorityOf(again))).toMatchObject({ state: 'paid' });
    await expect(back()).rejects.toMatchObject({ message: 'paid-online' });
    // Only what stands at 4 can be given back.
    await moveRepair({ storage }, deskActor, {
      traceNumber: payable.traceNumber,
      to: 5,
      parcel,
    });
    const second = await idOf(authorityOf(again));
    const late = await manager.post(`/payments/${second}/returned`, { date: today(), reference: 'RF-1002' });
    expect(late).toMatchObject({ status: 409, body: { reason: 'not-refundable' } });
  });

  // accepts 595, 596
  it('adds a day of Tehran up from the rows it shows', async () => {
    const { authority, id } = await paid();
    const twice = await duplicate();
    const noon = Date.parse('2021-05-05T08:00:00Z');
    const { db } = storage;
    for (const one of [authority, twice.authority])
      await db.updateTable('payment').set({ finished_at: noon }).where('authority', '=', one).execute();
    await db
      .updateTable('hand_payment')
      .set({ at: Date.parse('2021-05-05T19:29:59Z') })
      .where('request_id', '=', twice.payable.requestId)
      .execute();
    await db
      .updateTable('payment')
      .set({ refunded_on: '2021-05-05', refund_reference: 'R1', refunded_at: noon })
      .where('id', '=', id)
      .execute();
    const { body } = await manager.call('/payments/day?day=2021-05-05');
    const sumOf = (has: (row: { kind: string; method: string }) => boolean) =>
      body.rows.filter(has).reduce((sum: number, row: { amountRial: number }) => sum + row.amountRial, 0);
    expect(body.received).toEqual({ count: 2, sumRial: sumOf(({ kind }) => kind === 'received') });
    for (const { method, sumRial } of body.methods) {
      expect(sumRial, method).toBe(sumOf((row) => row.kind === 'received' && row.method === method));
    }
    expect(body.returned).toEqual({ count: 1, sumRial: 4_500_000 });
    expect(body.gateway).toEqual({ count: 2, sumRial: 9_000_000 });
    // The next second is the next day in Tehran.
    expect((await manager.call('/payments/day?day=2021-05-06')).body.rows).toEqual([]);

    const file = await manager.call('/payments/day/export?day=2021-05-05&format=csv');
    expect(file.text).toMatch(/,4500000,/);
  });

  it('filters attempts by state, number and day', async () => {
    const { payable } = await paid();
    const find = async (query: string) =>
      (await manager.call(`/payments?${query}`)).body.items.map(
        (item: { traceNumber: string }) => item.traceNumber,
      );
    expect(await find(`state=paid&q=${payable.traceNumber}`)).toEqual([payable.traceNumber]);
    expect(await find(`state=failed&q=${payable.traceNumber}`)).toEqual([]);
    expect(await find(`from=${today()}&to=${today()}&size=100`)).toContain(payable.traceNumber);
    expect(await find('q=%25')).toEqual([]);
  });
});
