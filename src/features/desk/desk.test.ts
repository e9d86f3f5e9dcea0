import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMove } from '#contract/repair/moves.ts';
import { type StatusId, statusIds } from '#contract/repair/statuses.ts';
import { requireExportable } from '#features/export/index.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { runAzmaOn } from '#kit/run-azma.ts';
import { makePaymentOnline } from '#kit/seed-payable.ts';
import { storeRequest } from '#kit/store-request.ts';
import { readRequestForDesk } from './detail/read-request-for-desk.ts';
import { findActiveInvoice } from './money/invoices.repository.ts';
import { writeInvoicePayment } from './money/write-invoice-payment.ts';
import { writeQueue } from './queue/list-queue.ts';

/** Where each command leads from each status; every pair that is not here is refused. */
const leads: Record<string, Partial<Record<StatusId, StatusId>>> = {
  approve: { 0: 1 },
  receive: { 1: 2 },
  'invoice --amount 5000000': { 2: 3 },
  'paid --by cash': { 3: 4 },
  send: { 4: 5 },
  'send --unrepaired --reason چون': { 2: 5 },
  delivered: { 5: 6 },
  'cancel --reason چون': { 0: 100, 1: 100, 2: 100, 3: 100 },
  'back --reason چون': { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6 },
};

describe.each(engines)('the desk on %s', (engine) => {
  let kit: RepairKit;
  let last = 20_000_000;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
  });
  afterAll(() => kit.storage.close());
  beforeEach(() => kit.storage.db.deleteFrom('outbox').execute());

  const desk = (...args: string[]): Promise<string> => runAzmaOn(kit.deps, ['desk', ...args]);
  /** A request that stands where it is wanted, as if it had walked there. */
  const placeAt = async (status: StatusId, payableRial = 5_000_000): Promise<string> => {
    last += 1;
    const { serial } = await kit.addDevice();
    await storeRequest(kit.storage, {
      serial,
      traceNumber: String(last),
      statusId: status,
      at: 1_000,
      ...(status >= 3 && status <= 7
        ? {
            invoice: {
              number: `T-${last}`,
              issuedAt: 1_000,
              lines: [{ title: 'تعمیر', quantity: 1, unitRial: payableRial }],
              ...(status >= 4 ? { paid: { method: 'cash' as const, reference: null, at: 1_000 } } : {}),
            },
          }
        : {}),
    });
    return String(last);
  };
  const statusOf = async (code: string) => (await readRequestForDesk(kit.storage.db, code)).request.statusId;
  const run = async (command: string, code: string) => {
    const [name = '', ...options] = command.split(' ');
    return desk(name, code, ...options);
  };

  for (const [command, targets] of Object.entries(leads)) {
    it(`can ${command} where the table says, and hears the way everywhere else`, async () => {
      for (const from of statusIds) {
        const code = await placeAt(from);
        const to = targets[from];
        if (to === undefined) {
          await expect(run(command, code)).rejects.toThrow(`stands at ${from}`);
          expect(await statusOf(code)).toBe(from);
        } else {
          expect(findMove(from, to)?.by).toContain('desk');
          expect(await run(command, code)).toContain(`now stands at ${to}`);
          expect(await statusOf(code)).toBe(to);
        }
      }
    });
  }

  it('must say why it cancels, steps back or returns a device unrepaired', async () => {
    await expect(desk('cancel', await placeAt(1))).rejects.toThrow('--reason');
    await expect(desk('back', await placeAt(2))).rejects.toThrow('--reason');
    await expect(desk('send', await placeAt(2), '--unrepaired')).rejects.toThrow('--reason');
  });

  // accepts 206, 207, 281
  it('leaves its reason for the customer to read', async () => {
    const code = await placeAt(2);
    await desk('cancel', code, '--reason', 'قطعه دیگر ساخته نمی‌شود');
    const { request } = await readRequestForDesk(kit.storage.db, code);
    expect(request.statusLogDescription).toBe('قطعه دیگر ساخته نمی‌شود');
    expect(request.timeline.at(-1)).toMatchObject({ by: 'desk', note: 'قطعه دیگر ساخته نمی‌شود' });
  });

  // accepts 198, 280
  it('writes an invoice with lines and a discount that add up', async () => {
    const code = await placeAt(2);
    await expect(desk('invoice', code)).rejects.toThrow('--amount');
    await expect(desk('invoice', code, '--amount', '9999')).rejects.toThrow('10000');
    await expect(desk('invoice', code, '--amount', '100000000000')).rejects.toThrow('99999999999');
    await expect(desk('invoice', code, '--amount', '100000', '--line', 'قطعه=90000')).rejects.toThrow(
      'come to 90000, not 100000',
    );
    await expect(desk('invoice', code, '--amount', '100000', '--line', 'قطعه')).rejects.toThrow('--line');
    await desk(
      ...['invoice', code, '--amount', '۱٬۲۰۰٬۰۰۰', '--discount', '300,000'],
      ...['--line', 'برد اصلی=1000000', '--line', 'دستمزد=500000', '--note', 'فاکتور آماده است'],
    );
    const { request } = await readRequestForDesk(kit.storage.db, code);
    expect(request).toMatchObject({
      statusId: 3,
      fJameKolleFactorBaTakhfif: 1_200_000,
      fShomareFactor: `${code}-1`,
      invoice: { sumRial: 1_500_000, discountRial: 300_000, payableRial: 1_200_000 },
      payment: { state: 'due' },
      may: { pay: true },
    });
    expect(request.invoice?.lines.map(({ title, totalRial }) => [title, totalRial])).toEqual([
      ['برد اصلی', 1_000_000],
      ['دستمزد', 500_000],
    ]);
  });

  it('withdraws the invoice when it steps back over it, and writes a new one under a new number', async () => {
    const code = await placeAt(2);
    await desk('invoice', code, '--amount', '100000');
    await desk('back', code, '--reason', 'مبلغ اشتباه بود');
    expect((await readRequestForDesk(kit.storage.db, code)).request.invoice).toBeNull();
    await desk('invoice', code, '--amount', '200000');
    expect((await readRequestForDesk(kit.storage.db, code)).request.invoice).toMatchObject({
      number: `${code}-2`,
      payableRial: 200_000,
    });
  });

  it('notes cash, and nothing to pay as free; a step back makes it due again', async () => {
    const code = await placeAt(2);
    await desk('invoice', code, '--amount', '0', '--reason', 'دستگاه سالم بود');
    await expect(desk('paid', code)).rejects.toThrow('--by cash');
    await desk('paid', code, '--by', 'cash');
    expect((await readRequestForDesk(kit.storage.db, code)).request.payment).toMatchObject({
      state: 'paid',
      method: 'free',
    });
    const other = await placeAt(3);
    await desk('paid', other, '--by', 'cash', '--reference', 'رسید ۱۲');
    expect((await readRequestForDesk(kit.storage.db, other)).request.payment).toMatchObject({
      method: 'cash',
      reference: 'رسید 12',
    });
    await desk('back', other, '--reason', 'چک برگشت خورد');
    expect((await readRequestForDesk(kit.storage.db, other)).request.payment).toMatchObject({
      state: 'due',
      method: null,
    });
  });

  it('does not touch an invoice while an online payment of it is open, or after one was made', async () => {
    const code = await placeAt(3);
    const { request } = await readRequestForDesk(kit.storage.db, code);
    const invoice = await findActiveInvoice(kit.storage.db, request.id);
    const write = (payment: Parameters<typeof writeInvoicePayment>[2]) =>
      writeInvoicePayment(kit.storage.db, invoice?.id ?? 0, payment);
    for (const state of ['pending', 'review'] as const) {
      await write({ state });
      for (const args of [
        ['paid', code, '--by', 'cash'],
        ['back', code, '--reason', 'چون'],
        ['cancel', code, '--reason', 'چون'],
      ]) {
        await expect(desk(...args)).rejects.toThrow(`is ${state}`);
      }
    }
    await write({ state: 'due' });
    await desk('paid', code, '--by', 'cash');
    await makePaymentOnline(kit.storage, request.id);
    await expect(desk('back', code, '--reason', 'چون')).rejects.toThrow('refund');
  });

  it('takes a device that was returned unrepaired back to 2, where it came from', async () => {
    const code = await placeAt(2);
    await desk('send', code, '--unrepaired', '--reason', 'قطعه نیست');
    expect((await readRequestForDesk(kit.storage.db, code)).request).toMatchObject({
      isReturnedUnrepaired: true,
      statusTitle: 'بازگشت بدون تعمیر',
      payment: { state: 'none' },
    });
    await desk('back', code, '--reason', 'قطعه رسید');
    expect(await statusOf(code)).toBe(2);
    expect((await readRequestForDesk(kit.storage.db, code)).request.isReturnedUnrepaired).toBe(false);
  });

  it('does not reopen a completed request beside a newer open one', async () => {
    const code = await placeAt(7);
    const { device } = await readRequestForDesk(kit.storage.db, code);
    const row = await kit.storage.db
      .selectFrom('sold_product')
      .select('id')
      .where('serial_number', '=', device.fSerialNumber)
      .executeTakeFirstOrThrow();
    await kit.storage.db
      .insertInto('repair_request')
      .values({
        sold_product_id: row.id,
        trace_number: '99999998',
        status_id: 0,
        issue_description: 'x',
        centre_id: 0,
        centre_name: '',
        repair_in_place: 0,
        sender_address: '',
        is_returned_unrepaired: 0,
        registered_at: 1,
        changed_at: 1,
      })
      .execute();
    await expect(desk('back', code, '--reason', 'چون')).rejects.toThrow('newer request');
  });

  it('moves a request once although two hands try at once', async () => {
    const code = await placeAt(1);
    const results = await Promise.allSettled([desk('receive', code), desk('receive', code)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lists, shows and explains', async () => {
    const code = await placeAt(3);
    expect(await desk('list')).toContain(code);
    expect(await desk('list', '--status', '۳')).toContain(code);
    expect(await desk('list', '--status', '100', '--json')).not.toContain(code);
    const shown = await desk('show', `${code.slice(0, 4)} ${code.slice(4)}`);
    expect(shown).toContain('invoice');
    expect(shown).toContain('next      paid --by cash');
    expect(JSON.parse(await desk('show', code, '--json')).request.fCode).toBe(code);
    expect(await desk()).toContain('desk COMMAND');
    await expect(desk('show', '12345678')).rejects.toThrow('no request 12345678');
    await expect(desk('approve', 'abc')).rejects.toThrow('eight digits');
    await expect(desk('explode', code)).rejects.toThrow('no command explode');
    await expect(desk('approve', code, '--colour', 'red')).rejects.toThrow('--colour');
  });

  it('opens a device that wrong codes have closed', async () => {
    const { serial, mobile } = await kit.addDevice();
    const close = async () => {
      const sent = await kit.ask(serial);
      if (sent.kind === 'refused') throw new Error();
      for (let n = 0; n < 5; n += 1) await kit.verify('abcdef', serial, sent).catch(() => {});
    };
    for (let n = 0; n < 3; n += 1) {
      await close();
      await kit.letTimePass(3_700);
    }
    await kit.storage.db.deleteFrom('code_pace').execute();
    await expect(kit.ask(serial)).rejects.toMatchObject({ code: 'captcha_required' });
    await desk('unlock', serial);
    const sent = await kit.ask(serial);
    if (sent.kind === 'refused') throw new Error();
    expect(sent.data.triesLeft).toBe(5);
    const { markToken } = await kit.verify(kit.phones.lastCode(mobile), serial, sent);
    // A browser of the owner's own has counts of its own, and those are emptied as well.
    for (let n = 0; n < 3; n += 1) {
      await kit.storage.db.deleteFrom('code_pace').execute();
      await kit.letTimePass(61);
      await kit.ask(serial, { markToken });
    }
    await kit.storage.db.deleteFrom('code_pace').execute();
    await kit.letTimePass(61);
    await expect(kit.ask(serial, { markToken })).rejects.toMatchObject({ code: 'too_many' });
    await desk('unlock', serial);
    await kit.ask(serial, { markToken });
    await expect(desk('unlock', 'NO-SUCH')).rejects.toThrow('no device');
    await desk('unlock', serial.replace('-', ' ').toLowerCase());
    const trail = await kit.storage.db
      .selectFrom('audit_event')
      .select('thing_id')
      .where('deed', '=', 'device.unlock')
      .where('thing_id', '=', serial)
      .execute();
    expect(trail).toHaveLength(3);
  });

  // accepts 851
  it('counts the rows of an export before it reads them', async () => {
    await placeAt(0);
    await placeAt(0);
    const written: unknown[] = [];
    const counts: number[] = [];
    const list = { max: 1, write: (item: unknown) => written.push(item) };
    const requireFew = (count: number) => {
      counts.push(count);
      requireExportable(count + 50_000);
    };
    const refused = writeQueue(kit.storage.db, { list: 'all' }, { ...list, requireFew });
    await expect(refused).rejects.toMatchObject({
      code: 'too_large',
      details: { text: expect.stringContaining('۵۰٬۰۰۰ ردیف') },
    });
    expect([counts, written]).toEqual([[2], []]);
  });
});
