import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moves } from '#contract/repair/moves.ts';
import { fillLink } from '#contract/repair/notice-texts.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { findDevice } from '#features/devices/index.ts';
import { findRequestById, moveRequest, registerRequest } from '#features/requests/index.ts';
import { deskActor } from '#kit/desk-actions.ts';
import { engines } from '#kit/open-test-storage.ts';
import { faultText, openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { readRequest } from '../detail/read-request.ts';
import { listCountedPayments } from '../money/ledger.repository.ts';
import { issueInvoice } from './issue-invoice.ts';
import { moveRepair } from './move-repair.ts';
import { listParcels } from './parcels.repository.ts';
import { previewNotice } from './preview-notice.ts';
import { recordPayment } from './record-payment.ts';

type Preview = Omit<Parameters<typeof previewNotice>[1], 'traceNumber'>;
type Payment = Omit<Parameters<typeof recordPayment>[2], 'traceNumber'>;

describe.each(engines)('the SMS that is shown before a move, on %s', (engine) => {
  let kit: RepairKit;
  const compared = new Set<string>();
  beforeAll(async () => {
    kit = await openRepairKit(engine);
  });
  afterAll(() => kit.storage.close());

  /** A registered request, with ways to move it that compare what is shown before with what is queued. */
  const open = async (repairInPlace = false) => {
    const { storage } = kit;
    const { db } = storage;
    const device = await findDevice(db, await kit.addDevice());
    if (!device) throw new Error('the device is not stored');
    const registered = await registerRequest(db, kit.deps.random, {
      device,
      centre: undefined,
      description: faultText,
      repairInPlace,
    });
    if (!registered) throw new Error('the request is not registered');
    const { id, trace_number: traceNumber } = registered;
    const read = async () => (await findRequestById(db, id)) ?? registered;
    const listSms = () =>
      db.selectFrom('sms_message').select('text').where('request_id', '=', id).orderBy('id').execute();
    const compare = async (options: Preview, act: () => Promise<unknown>): Promise<string> => {
      const from = (await read()).status_id;
      const before = (await listSms()).length;
      const { text: shown } = await previewNotice(db, { traceNumber, ...options });
      await act();
      const { status_id: to, is_returned_unrepaired: flag } = await read();
      const queued = (await listSms()).slice(before).map(({ text }) => fillLink(text, undefined));
      expect.soft({ from, to, flag, queued }).toEqual({ from, to, flag, queued: [shown] });
      compared.add(`${from}-${to}`);
      return queued[0] ?? '';
    };
    return {
      id,
      hasWarning: async (to: StatusId) => (await previewNotice(db, { traceNumber, to })).isUnreported,
      readLastTitle: async () => (await readRequest(db, id)).timeline.at(-1)?.title,
      listPayments: () => listCountedPayments(db, [id]),
      listParcels: () => listParcels(db, id),
      move: (to: StatusId, more: Pick<Preview, 'parcel' | 'payment'> = {}) =>
        compare({ to, ...more }, () =>
          moveRepair({ storage }, deskActor, { traceNumber, to, reason: 'به درخواست مشتری', ...more }),
        ),
      issue: (amountRial: number, isFree = false) =>
        compare(isFree ? { to: 4, paidBy: 'free' } : { to: 3, payableRial: amountRial }, () =>
          issueInvoice({ storage }, deskActor, {
            traceNumber,
            lines: [{ title: 'خدمات تعمیر', quantity: 1, unitRial: amountRial }],
            discountRial: 0,
            isFree,
            reason: 'به درخواست مدیر',
          }),
        ),
      pay: ({ method, amountRial, reference }: Payment) =>
        compare({ to: 4, paidBy: method, reference, partRial: amountRial }, () =>
          recordPayment({ storage }, deskActor, { traceNumber, method, amountRial, reference }),
        ),
      complete: async () => moveRequest(db, { request: await read(), to: 7, source: 'system' }),
    };
  };
  const toNumber = { isByHand: false, carrier: ' تیپاکس ', number: '۱۲۳۴۵۶۷۸' };
  const million = 1_000_000;

  // accepts 543
  it('is the SMS that goes out, for every move of the desk', async () => {
    const repaired = await open();
    for (const to of [1, 2] as const) await repaired.move(to);
    await repaired.issue(million);
    await repaired.pay({ method: 'transfer', amountRial: million, reference: 'ب ۱۲۳۴-۵' });
    expect(await repaired.move(5, { parcel: toNumber })).toContain('12345678');
    await repaired.move(6);
    await repaired.complete();
    expect(await repaired.move(6)).not.toContain('12345678');
    expect(await repaired.move(5)).not.toContain('12345678');
    expect(await repaired.listParcels()).toHaveLength(1);
    expect(await repaired.move(4)).not.toContain('پرداخت هزینهٔ تعمیر انجام شد');
    expect(await repaired.listParcels()).toEqual([]);
    expect(await repaired.move(5, { parcel: { ...toNumber, isByHand: true } })).toContain('تحویل حضوری');
    await repaired.move(4);
    expect(await repaired.move(3)).not.toContain('مانده');
    for (const to of [2, 1, 0, 1, 2] as const) await repaired.move(to);

    const unrepaired = await open();
    for (const to of [1, 2] as const) await unrepaired.move(to);
    await unrepaired.move(5, { parcel: toNumber });
    await unrepaired.move(6);
    expect(await unrepaired.move(5)).toContain('بازگشت بدون تعمیر');
    expect(await unrepaired.readLastTitle()).toBe('بازگشت بدون تعمیر');
    await unrepaired.move(2);

    const free = await open();
    for (const to of [1, 2] as const) await free.move(to);
    expect(await free.issue(million, true)).toContain('بدون هزینه');
    await free.move(5, { parcel: toNumber });
    expect(await free.move(4)).not.toContain('بدون هزینه');
    await free.move(3);
    expect(await free.pay({ method: 'cash', amountRial: 0 })).toContain('بدون هزینه');

    const inPlace = await open(true);
    for (const to of [1, 2, 5] as const) await inPlace.move(to);
    await inPlace.move(6);
    expect(await inPlace.move(5)).toContain('پایان بدون تعمیر');

    for (const steps of [[100], [1, 100], [1, 2, 100]] as const) {
      const cancelled = await open();
      for (const to of steps) await cancelled.move(to);
    }
    const cancelled = await open();
    for (const to of [1, 2] as const) await cancelled.move(to);
    await cancelled.issue(million);
    await cancelled.move(100);

    const ofDesk = moves.filter(({ kind, by }) => kind !== 'undo' && by.includes('desk'));
    expect([...compared].sort()).toEqual(
      expect.arrayContaining(ofDesk.map(({ from, to }) => `${from}-${to}`)),
    );
  });

  // accepts 543
  it('is the SMS that goes out where money came in parts', async () => {
    const request = await open();
    for (const to of [1, 2] as const) await request.move(to);
    await request.issue(million);
    await request.pay({ method: 'card', amountRial: 400_000, reference: '۷۷۸۸۹۹' });
    await request.pay({ method: 'cash', amountRial: 600_000, reference: ' رسید ۱۲ ' });
    // The cheque of the second part bounced: the first one stays.
    const [first, second] = await request.listPayments();
    expect(await request.move(3, { payment: second })).toContain('مانده: ۶۰۰٬۰۰۰ ریال');
    expect(await request.listPayments()).toEqual([first]);
    await request.move(2);
    // Its credit pays a part of a new invoice, and the whole of a smaller one.
    expect(await request.issue(2 * million)).toContain('مانده: ۱٬۶۰۰٬۰۰۰ ریال');
    await request.move(2);
    expect(await request.issue(300_000)).toContain('شمارهٔ مرجع: 778899');
    await request.move(5, { parcel: toNumber });
    await request.move(4);
  });

  it('warns of a missing report before a device goes back, and not before a step back', async () => {
    const request = await open();
    for (const to of [1, 2] as const) await request.move(to);
    expect(await request.hasWarning(5)).toBe(true);
    await request.move(5, { parcel: toNumber });
    await request.move(6);
    expect(await request.hasWarning(5)).toBe(false);
  });
});
