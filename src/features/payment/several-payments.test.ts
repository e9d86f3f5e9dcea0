import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseDeskRefusal } from '#contract/office/desk-reasons.ts';
import {
  issueInvoice,
  moveRepair,
  readRequestForDesk,
  recordPayment,
  refundCredit,
  searchRepairs,
  strikePayment,
  undoRepairMove,
} from '#features/desk/index.ts';
import { insertHandPayment } from '#features/desk/money/hand-payments.repository.ts';
import { listPayments, recordRefund, startPayment, verifyPayment } from '#features/payment/index.ts';
import { listIncome } from '#features/reports/income.repository.ts';
import { minuteMs } from '#kernel/durations.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import { deskActor } from '#kit/desk-actions.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { randomAddress } from '#kit/repair-kit.ts';
import { type SeededPayable, seedPayable } from '#kit/seed-payable.ts';
import { authorityOf, openSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import type { Storage } from '#storage/dialect.ts';
import { readPaymentDay } from './day/read-day.ts';

const million = 1_000_000;
/** Races of two payments; the whole count is run by hand. */
const races = Number(process.env.PAYMENT_RACES ?? 4);

describe.each(engines)('money in parts on %s', (engine) => {
  let storage: Storage;
  let bank: SimulatedBank;
  let deps: ReturnType<typeof makePaymentDeps>;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    bank = await openSimulatedBank();
    deps = makePaymentDeps(storage, bank);
  });
  afterAll(async () => {
    await bank.close();
    await storage.close();
  });
  beforeEach(async () => {
    for (const table of ['limit_take', 'outbox'] as const) await storage.db.deleteFrom(table).execute();
  });

  const start = async (payable: SeededPayable, amount?: number) =>
    (await startPayment(deps, { ...payable, amount, clientAddress: randomAddress() })).paymentUrl;
  const verify = (paymentUrl: string) =>
    verifyPayment(deps, {
      authority: authorityOf(paymentUrl),
      clientAddress: randomAddress(),
      waitMs: 5_000,
    });
  const payAtBank = async (payable: SeededPayable, amount?: number) => {
    const paymentUrl = await start(payable, amount);
    await bank.leave(paymentUrl, 'pay');
    return verify(paymentUrl);
  };
  const byHand = ({ traceNumber }: SeededPayable, amountRial: number) =>
    recordPayment({ storage }, deskActor, { traceNumber, method: 'cash', amountRial });
  const move = ({ traceNumber }: SeededPayable, to: 2 | 3 | 5 | 100, more: object = {}) =>
    moveRepair({ storage }, deskActor, { traceNumber, to, reason: 'اشتباه در فاکتور', ...more });
  const issue = ({ traceNumber }: SeededPayable, unitRial: number) =>
    issueInvoice({ storage }, deskActor, {
      traceNumber,
      lines: [{ title: 'برد اصلی', quantity: 1, unitRial }],
      discountRial: 0,
    });
  const refund = (id: number | undefined) =>
    recordRefund({ storage }, deskActor, {
      id: id ?? 0,
      date: tehranDay(new Date()),
      reference: `RF${1000 + (id ?? 0)}`,
    });
  const file = ({ traceNumber }: SeededPayable) => readRequestForDesk(storage.db, traceNumber);
  const reasonOf = (error: unknown) => (error as { message: string }).message;
  const refusal = (work: Promise<unknown>) => work.then(() => 'done', reasonOf);

  // accepts 820, 821, 822, 831
  it('pays a bill above the ceiling in parts, and moves on with the last one', async () => {
    const payable = await seedPayable(storage, { amountRial: 1_850 * million });
    for (const amount of [0, 9_999, 1_000 * million + 1, 1_850 * million, 1e15])
      expect(await refusal(start(payable, amount)), String(amount)).toBe('wrong-part');
    expect(await payAtBank(payable)).toMatchObject({
      state: 'paid',
      amountRial: 1_000 * million,
      remainingRial: 850 * million,
      invoiceState: 'due',
    });
    expect(await refusal(start(payable, 400 * million))).toBe('wrong-part');
    await byHand(payable, 200 * million);
    expect((await file(payable)).request).toMatchObject({
      statusId: 3,
      fJameKolleFactorBaTakhfif: 1_850 * million,
      paidRial: 1_200 * million,
      remainingRial: 650 * million,
      payment: { state: 'due', method: 'cash' },
      may: { pay: true },
    });
    expect(await payAtBank(payable)).toMatchObject({ state: 'paid', remainingRial: 0 });
    const { request } = await file(payable);
    expect(request).toMatchObject({ statusId: 4, remainingRial: 0, payment: { state: 'paid' } });
    expect(
      request.payments?.map((one) => [one.number, one.amountRial / million, one.remainedRial / million]),
    ).toEqual([
      [`${payable.traceNumber}-P1`, 1_000, 850],
      [`${payable.traceNumber}-P2`, 200, 650],
      [`${payable.traceNumber}-P3`, 650, 0],
    ]);
  });

  // accepts 821
  it('takes any part by hand that leaves something payable, at most 50, and tells what remains', async () => {
    const payable = await seedPayable(storage, { amountRial: 1_000_000 });
    for (const amount of [0, 9_999, 990_001, 1_000_001, 20_000.5, -10_000])
      expect(await refusal(byHand(payable, amount)), String(amount)).toBe('wrong-amount');
    for (let at = 0; at < 49; at += 1) await byHand(payable, 10_000);
    const sms = await storage.db
      .selectFrom('sms_message')
      .select('text')
      .where('request_id', '=', payable.requestId)
      .orderBy('id')
      .execute();
    expect(sms[0]?.text).toContain('مانده: ۹۹۰٬۰۰۰ ریال');
    const { paymentId } = await byHand(payable, 10_000);
    expect(await refusal(byHand(payable, 10_000))).toBe('too-many-payments');
    expect(await refusal(start(payable))).toBe('not-payable-online');
    await strikePayment({ storage }, deskActor, { traceNumber: payable.traceNumber, id: paymentId });
    expect(await refusal(start(payable))).toBe('done');
  });

  // accepts 822
  it('does not count paid parts against the limits', async () => {
    const payable = await seedPayable(storage, { amountRial: 9_000 * million });
    for (let at = 0; at < 7; at += 1) expect(await payAtBank(payable)).toMatchObject({ state: 'paid' });
  });

  // accepts 823
  it('holds the amount of a payer at the bank, and gives back whole what comes too late', async () => {
    const payable = await seedPayable(storage, { amountRial: 1_250 * million });
    const first = await start(payable, 1_000 * million);
    expect(await refusal(start(payable, 500 * million))).toBe('payment-held');
    const second = await start(payable, 250 * million);
    const age = (url: string) =>
      storage.db
        .updateTable('payment')
        .set({ created_at: Date.now() - 16 * minuteMs })
        .where('authority', '=', authorityOf(url))
        .execute();
    await age(first);
    const third = await start(payable, 500 * million);
    for (const url of [third, second, first]) await bank.leave(url, 'pay');
    expect(await verify(third)).toMatchObject({ state: 'paid', remainingRial: 750 * million });
    expect(await verify(second)).toMatchObject({ state: 'paid', remainingRial: 500 * million });
    expect(await verify(first)).toMatchObject({ state: 'duplicate', remainingRial: 500 * million });
    expect((await file(payable)).request).toMatchObject({ statusId: 3, paidRial: 750 * million });
  });

  // accepts 821, 824
  it('takes a part begun under a higher ceiling, and reviews one whose invoice was withdrawn meanwhile', async () => {
    const [payable, withdrawn] = [
      await seedPayable(storage, { amountRial: 1_250 * million }),
      await seedPayable(storage, { amountRial: 1_250 * million }),
    ];
    const begun = await start(payable, 1_000 * million);
    const lost = await start(withdrawn, 1_000 * million);
    await move(withdrawn, 2);
    for (const url of [begun, lost]) await bank.leave(url, 'pay');
    const lowered = { ...deps, onlineMaxRial: 500 * million };
    const verifyLowered = (url: string) =>
      verifyPayment(lowered, { authority: authorityOf(url), clientAddress: randomAddress(), waitMs: 5_000 });
    expect(await verifyLowered(begun)).toMatchObject({ state: 'paid', remainingRial: 250 * million });
    expect(await verifyLowered(lost)).toMatchObject({ state: 'review' });
    expect((await file(withdrawn)).request).toMatchObject({ statusId: 2, creditRial: 0 });
  });

  // accepts 823
  it('never takes more than what remains, whoever pays at the same moment', async () => {
    for (let race = 0; race < races; race += 1) {
      const payable = await seedPayable(storage, { amountRial: 1_500 * million });
      const urls = await Promise.allSettled([
        start(payable, 1_000 * million),
        start(payable, 1_000 * million),
        start(payable, 600 * million),
      ]);
      const begun = [...new Set(urls.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))];
      await Promise.all(begun.map((url) => bank.leave(url, 'pay')));
      const [cash] = await Promise.allSettled([
        // Later each time, so that it also falls between two answers of the bank.
        wait(race % 20).then(() => byHand(payable, 500 * million)),
        ...[...begun, ...begun].map(verify),
      ]);
      const { request, onlinePayments } = await file(payable);
      const sum = (state: string) =>
        onlinePayments.filter((one) => one.state === state).reduce((all, one) => all + one.amountRial, 0);
      const byCash = cash?.status === 'fulfilled' ? 500 * million : 0;
      expect(sum('paid') + byCash).toBe(request.paidRial);
      expect(request.paidRial).toBeLessThanOrEqual(1_500 * million);
      expect(request.statusId).toBe(request.remainingRial === 0 ? 4 : 3);
      // The bank's own book: what it took is counted, or known as paid too much; nothing is lost.
      const ours = new Set(begun.map(authorityOf));
      const taken = (await bank.sessions()).filter(
        (one) => ours.has(one.authority) && one.state === 'VERIFIED',
      );
      expect(taken).toHaveLength(
        onlinePayments.filter((one) => one.state === 'paid' || one.state === 'duplicate_paid').length,
      );
    }
  }, 600_000);

  // accepts 824
  it('keeps payments as credit when the invoice is withdrawn; the next one takes it', async () => {
    const payable = await seedPayable(storage, { amountRial: 500 * million });
    await byHand(payable, 300 * million);
    expect(await refusal(move(payable, 100))).toBe('credit-left');
    await move(payable, 2);
    expect(await refusal(move(payable, 5))).toBe('credit-left');
    expect((await file(payable)).request).toMatchObject({ statusId: 2, creditRial: 300 * million });
    await issue(payable, 400 * million);
    expect((await file(payable)).request).toMatchObject({
      statusId: 3,
      paidRial: 300 * million,
      remainingRial: 100 * million,
      creditRial: 0,
    });
    await move(payable, 2);
    await issue(payable, 250 * million);
    expect((await file(payable)).request).toMatchObject({
      statusId: 4,
      payment: { state: 'paid' },
      paidRial: 250 * million,
      remainingRial: 0,
      creditRial: 50 * million,
    });
    const give = (amountRial: number) =>
      refundCredit({ storage }, deskActor, {
        traceNumber: payable.traceNumber,
        amountRial,
        date: tehranDay(new Date()),
        reference: '77001122',
      });
    expect(await refusal(give(60 * million))).toBe('edited-meanwhile');
    await give(50 * million);
    expect(await refusal(give(50 * million))).toBe('no-credit');
    expect((await file(payable)).request).toMatchObject({ paidRial: 250 * million, creditRial: 0 });
  });

  // accepts 824, 830
  it('strikes one named payment with a reason, and undoes a part by hand at once', async () => {
    const payable = await seedPayable(storage, { amountRial: 500 * million });
    const { paymentId: first } = await byHand(payable, 200 * million);
    const strike = (id: number, reason?: string) =>
      strikePayment({ storage }, deskActor, { traceNumber: payable.traceNumber, id, reason });
    await strike(first);
    expect((await file(payable)).request.remainingRial).toBe(500 * million);
    const { paymentId: second } = await byHand(payable, 100 * million);
    await storage.db.updateTable('hand_payment').set({ at: 1 }).where('id', '=', second).execute();
    expect(await refusal(strike(second))).toBe('reason-needed');
    await strike(second, 'چک برگشت خورد');
    const { paymentId: third } = await byHand(payable, 100 * million);
    const { paymentId: fourth } = await byHand(payable, 400 * million);
    expect((await file(payable)).request.statusId).toBe(4);
    expect(await refusal(strike(fourth, 'اشتباه'))).toBe('not-due');
    expect(await refusal(move(payable, 3))).toBe('payment-needed');
    await move(payable, 3, { payment: { kind: 'hand', id: third } });
    expect((await file(payable)).request).toMatchObject({ statusId: 3, remainingRial: 100 * million });
  });

  // accepts 594, 824
  it('strikes with a step back every payment that was given back, whichever is named', async () => {
    const payable = await seedPayable(storage, { amountRial: 1_600 * million });
    const { paymentId } = await byHand(payable, 100 * million);
    /** Pays the rest at the bank in two parts, and gives both back. */
    const payAndRefund = async () => {
      await payAtBank(payable);
      await payAtBank(payable);
      const [first, second] = (await file(payable)).onlinePayments.slice(-2);
      for (const one of [first, second]) await refund(one?.id);
      return first?.id;
    };
    await move(payable, 3, { payment: { kind: 'online', id: await payAndRefund() } });
    expect((await file(payable)).request).toMatchObject({ statusId: 3, remainingRial: 1_500 * million });
    await payAndRefund();
    await move(payable, 3, { payment: { kind: 'hand', id: paymentId } });
    expect((await file(payable)).request).toMatchObject({ statusId: 3, remainingRial: 1_600 * million });
    await move(payable, 2);
    expect((await file(payable)).request).toMatchObject({ statusId: 2, creditRial: 0 });
  });

  // accepts 594
  it('sends no device whose payment was given back until it is paid again', async () => {
    const unpaid = await seedPayable(storage, { amountRial: 1_200 * million });
    await payAtBank(unpaid);
    await payAtBank(unpaid);
    await refund((await file(unpaid)).onlinePayments[0]?.id);
    const parcel = { isByHand: true, carrier: '', number: '' };
    expect(await refusal(move(unpaid, 5, { parcel }))).toBe('payment-returned');
    const refused = await move(unpaid, 5, { parcel }).catch(parseDeskRefusal);
    expect(refused).toMatchObject({ statusId: 4, amountRial: 1_000 * million });
    await move(unpaid, 3, { payment: { kind: 'online', id: (await file(unpaid)).onlinePayments[0]?.id } });
    await payAtBank(unpaid);
    await move(unpaid, 5, { parcel });
    expect((await file(unpaid)).request).toMatchObject({ statusId: 5 });
  });

  it('strikes what was given back also when the last part by hand is undone', async () => {
    const payable = await seedPayable(storage, { amountRial: 1_200 * million });
    await payAtBank(payable);
    const { logId } = await byHand(payable, 200 * million);
    await refund((await file(payable)).onlinePayments[0]?.id);
    await undoRepairMove({ storage }, deskActor, { traceNumber: payable.traceNumber, logId: logId ?? 0 });
    expect((await file(payable)).request).toMatchObject({ statusId: 3, remainingRial: 1_200 * million });
  });

  it('strikes no payment whose money was given back as credit', async () => {
    const payable = await seedPayable(storage, { amountRial: 500 * million });
    const { paymentId: first } = await byHand(payable, 200 * million);
    await move(payable, 2);
    await refundCredit({ storage }, deskActor, {
      traceNumber: payable.traceNumber,
      amountRial: 200 * million,
      date: tehranDay(new Date()),
      reference: '77001123',
    });
    const strike = () =>
      strikePayment({ storage }, deskActor, {
        traceNumber: payable.traceNumber,
        id: first,
        reason: 'اشتباه',
      });
    expect(await refusal(strike())).toBe('money-returned');
    await issue(payable, 50 * million);
    expect(await refusal(strike())).toBe('money-returned');
    const { paymentId: second } = await byHand(payable, 50 * million);
    const backFor = (id: number) => move(payable, 3, { payment: { kind: 'hand', id } });
    expect(await refusal(backFor(first))).toBe('money-returned');
    await backFor(second);
    expect((await file(payable)).request).toMatchObject({
      statusId: 3,
      paidRial: 0,
      remainingRial: 50 * million,
    });
  });

  // accepts 825
  it('counts refunded credit on the day it went back, in day report and income alike', async () => {
    const day = '2024-11-05';
    const payable = await seedPayable(storage, { amountRial: 500 * million });
    await byHand(payable, 300 * million);
    await move(payable, 2);
    await storage.db
      .updateTable('repair_request')
      .set({ registered_at: tehranDayRange('2024-11-01').from })
      .where('id', '=', payable.requestId)
      .execute();
    await refundCredit({ storage }, deskActor, {
      traceNumber: payable.traceNumber,
      amountRial: 300 * million,
      date: day,
      reference: '77001144',
    });
    const incomeOf = async (one: string) => {
      const { from: since, to: until } = tehranDayRange(one);
      return listIncome(storage.db, { since, until });
    };
    const { from: at } = tehranDayRange(day);
    expect(await incomeOf(day)).toEqual([{ at, method: 'transfer', sumRial: -300 * million, count: 0 }]);
    expect((await readPaymentDay(storage.db, day)).returned.sumRial).toBe(300 * million);
    expect(await incomeOf('2024-11-04')).toEqual([]);
    expect(await incomeOf('2024-11-06')).toEqual([]);
    const today = await readPaymentDay(storage.db);
    expect((await incomeOf(today.day)).reduce((all, { sumRial }) => all + sumRial, 0)).toBe(
      today.received.sumRial - today.returned.sumRial,
    );
  });

  it('takes a dash for no reference of cash, and finds no request by it', async () => {
    for (const payable of [await seedPayable(storage), await seedPayable(storage)]) {
      const { traceNumber } = payable;
      const cash = { traceNumber, method: 'cash', amountRial: 4_500_000, reference: '-' } as const;
      await recordPayment({ storage }, deskActor, cash);
      expect((await file(payable)).handPayments[0]?.reference).toBe('-');
    }
    // As it was kept before.
    await storage.db
      .updateTable('hand_payment')
      .set({ reference_key: '' })
      .where('id', '=', (eb) => eb.selectFrom('hand_payment').select((eb) => eb.fn.max('id').as('id')))
      .execute();
    expect(await searchRepairs(storage.db, 'برد', 10)).toEqual([]);
  });

  it('writes down that a part leaves the invoice as it was', async () => {
    const payable = await seedPayable(storage, { amountRial: 500 * million });
    await byHand(payable, 300 * million);
    await byHand(payable, 200 * million);
    const rows = await storage.db
      .selectFrom('audit_event')
      .select(['from_value', 'to_value'])
      .where('deed', '=', 'payment.record')
      .where('thing_id', '=', payable.traceNumber)
      .orderBy('id')
      .execute();
    expect(
      rows.map((row) => [JSON.parse(row.from_value ?? ''), JSON.parse(row.to_value ?? '')]),
    ).toMatchObject([
      [
        { status: 3, state: 'due' },
        { status: 3, state: 'due', remainingRial: 200 * million },
      ],
      [
        { status: 3, state: 'due' },
        { status: 4, state: 'paid', remainingRial: 0 },
      ],
    ]);
  });

  it.runIf(engine === 'postgres')(
    'refuses a reference that another desk is noting at this moment',
    async () => {
      const [first, second] = [await seedPayable(storage), await seedPayable(storage)];
      let noting: Promise<string> | undefined;
      await storage.db.transaction().execute(async (trx) => {
        await insertHandPayment(trx, {
          requestId: first.requestId,
          invoiceId: first.invoiceId,
          method: 'card',
          reference: '55667788',
          referenceKey: '55667788',
          amountRial: 10_000,
          receiptNo: 1,
          remainedRial: 0,
          by: deskActor,
        });
        noting = refusal(
          recordPayment({ storage }, deskActor, {
            traceNumber: second.traceNumber,
            method: 'card',
            amountRial: 4_500_000,
            reference: '55667788',
          }),
        );
        await wait(300);
      });
      expect(await noting).toBe('reference-used');
      expect((await file(second)).request).toMatchObject({ statusId: 3 });
    },
  );

  // accepts 825
  it('balances to the rial over random mixes', async () => {
    let seed = 7;
    const pick = (count: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % count;
    };
    const day = tehranDay(new Date());
    const before = await readPaymentDay(storage.db, day);
    const payables: SeededPayable[] = [];
    for (let at = 0; at < 6; at += 1) {
      const payable = await seedPayable(storage, { amountRial: 20_000 + pick(3_000) * million });
      payables.push(payable);
      for (let step = 0; step < 8; step += 1) {
        const { request, handPayments } = await file(payable);
        const left = request.remainingRial ?? 0;
        const part = left > 40_000 ? 10_000 + pick(left - 20_000) : left;
        const counted = handPayments.filter(({ struckAt }) => struckAt === null);
        const works = [
          () => byHand(payable, part),
          () => payAtBank(payable),
          () => move(payable, 2),
          () => issue(payable, 20_000 + pick(3_000) * million),
          () =>
            strikePayment({ storage }, deskActor, {
              traceNumber: payable.traceNumber,
              id: counted[0]?.id ?? 0,
              reason: 'اشتباه',
            }),
          () =>
            refundCredit({ storage }, deskActor, {
              traceNumber: payable.traceNumber,
              amountRial: request.creditRial ?? 0,
              date: day,
              reference: `9${at}${step}00`,
            }),
        ];
        await works[pick(works.length)]?.().catch(() => undefined);
        const now = (await file(payable)).request;
        const sum = (now.payments ?? []).reduce((all, { amountRial }) => all + amountRial, 0);
        const refunded = (await file(payable)).creditReturns.reduce(
          (all, { amountRial }) => all + amountRial,
          0,
        );
        expect(now.paidRial ?? 0).toBeGreaterThanOrEqual(0);
        expect(sum - refunded).toBe((now.paidRial ?? 0) + (now.creditRial ?? 0));
        expect((now.paidRial ?? 0) + (now.remainingRial ?? 0)).toBe(now.invoice?.payableRial ?? 0);
        if (now.statusId >= 3) expect(now.statusId).toBe(now.remainingRial === 0 ? 4 : 3);
      }
    }
    const after = await readPaymentDay(storage.db, day);
    let expected = 0;
    for (const payable of payables) {
      const { request } = await file(payable);
      expected += (request.paidRial ?? 0) + (request.creditRial ?? 0);
    }
    const net = (one: typeof after) => one.received.sumRial - one.returned.sumRial;
    expect(net(after) - net(before)).toBe(expected);
    const income = await listIncome(storage.db, {
      since: 0,
      until: Date.now() + 1_000,
    });
    const total = income.reduce((all, { sumRial }) => all + sumRial, 0);
    const whole = await storage.db
      .selectFrom('repair_request')
      .select('trace_number')
      .execute()
      .then((rows) => Promise.all(rows.map((row) => readRequestForDesk(storage.db, row.trace_number))));
    const all = whole.reduce(
      (sum, { request }) => sum + (request.paidRial ?? 0) + (request.creditRial ?? 0),
      0,
    );
    expect(total).toBe(all);
  }, 120_000);

  it('lists every payment, however many pages that takes, and the open ones', async () => {
    const open = authorityOf(await start(await seedPayable(storage, { amountRial: 5 * million })));
    const stored = await storage.db.selectFrom('payment').select('id').orderBy('id', 'desc').execute();
    const list = async (isAll: boolean) => {
      const listed = [];
      for await (const payment of listPayments(storage.db, { isAll, pageSize: 2 })) listed.push(payment);
      return listed;
    };
    expect((await list(true)).map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    const unsettled = await list(false);
    expect(unsettled.length).toBeLessThan(stored.length);
    expect(unsettled[0]?.authority).toBe(open);
  });
});
