import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskCalls } from '#contract/office/calls/desk-calls.ts';
import { requestCalls } from '#contract/office/calls/request-calls.ts';
import type { Role } from '#contract/office/permissions.ts';
import { paymentMethods } from '#contract/repair/money-entities.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { readRequest, writeInvoicePayment } from '#features/desk/index.ts';
import { findDevice } from '#features/devices/index.ts';
import { addPhoto, saveRequest } from '#features/portal/index.ts';
import { registerRequest } from '#features/requests/index.ts';
import { trackRequest } from '#features/tracking/index.ts';
import { createOfficeApp } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { faultText, openRepairKit, type RepairKit, randomAddress } from '#kit/repair-kit.ts';
import { makePaymentOnline } from '#kit/seed-payable.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import { storeRequest } from '#kit/store-request.ts';

const line = { title: 'برد تغذیه', quantity: 1, unitRial: 5_000_000 };
const bill = { lines: [line], discountRial: 0 };

describe.each(engines)('the page of a request on %s', (engine) => {
  let kit: RepairKit;
  let desk: OfficeVisitor;
  let manager: OfficeVisitor;
  let editor: OfficeVisitor;
  let last = 41_000_000;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    const staff = makeStaffDeps(kit.storage);
    const app = createOfficeApp(staff, {
      siteOrigin: 'https://azma.example',
      photos: kit.deps.photos,
    });
    const enter = (role: Role) => signInAs(staff, app.send, role);
    desk = await signInAs(staff, app.send, 'desk', 'نرگس');
    manager = await enter('manager');
    editor = await enter('editor');
  });
  afterAll(() => kit.storage.close());
  beforeEach(() => kit.forgetTraffic());

  const place = async (status: StatusId, more: { warrantyUntil?: string; repairInPlace?: boolean } = {}) => {
    last += 1;
    const code = String(last);
    const { serial, mobile } = await kit.addDevice();
    if (more.warrantyUntil !== undefined) {
      await kit.storage.db
        .updateTable('sold_product')
        .set({ warranty_until: more.warrantyUntil })
        .where('serial_number', '=', serial)
        .execute();
    }
    await storeRequest(kit.storage, {
      serial,
      traceNumber: code,
      statusId: status,
      issueDescription: faultText,
      repairInPlace: more.repairInPlace ?? false,
      isDeclared: true,
    });
    return { code, serial, mobile };
  };
  const file = async (code: string) => (await desk.call(`/repairs/${code}`)).body;
  /** A received device with an issued invoice. */
  const invoiced = async () => {
    const placed = await place(2);
    const { body } = await desk.post(`/repairs/${placed.code}/invoice`, bill);
    return { ...placed, number: body.invoices[0].number as string, requestId: body.request.id as number };
  };
  const pay = (code: string, given: object = {}) =>
    desk.post(`/repairs/${code}/payments`, { method: 'cash', amountRial: 5_000_000, ...given });
  const move = (code: string, body: object) => desk.post(`/repairs/${code}/moves`, body);
  const moneyOf = async (code: string) => {
    const { request, invoices, handPayments } = await file(code);
    return { statusId: request.statusId, invoices, handPayments };
  };

  // accepts 536, 537
  it('gives everything in one call: who, what, and the whole story with its doers', async () => {
    const { code, mobile, serial } = await place(1);
    await move(code, { to: 2, expectedStatusId: 1 });
    await desk.post(`/repairs/${code}/estimate`, bill);
    await desk.post(`/repairs/${code}/estimate/answer`, { version: 1, isAccepted: true });
    await desk.post(`/repairs/${code}/invoice`, bill);
    await pay(code);
    const shown = await file(code);
    expect(shown).toMatchObject({
      mobile,
      device: { fSerialNumber: serial },
      centre: { name: 'آزمایشگاه نمونه' },
      warranty: { until: null, isIn: false },
      request: { issueDescription: faultText, statusId: 4, photos: [] },
      estimates: [{ version: 1, state: 'accepted' }],
      invoices: [{ paymentState: 'paid' }],
      handPayments: [{ method: 'cash', amountRial: 5_000_000 }],
      otherRepairs: [],
    });
    const times = shown.timeline.map(({ at }: { at: string }) => at);
    expect(times).toEqual(times.toSorted());
    const doers = new Map(shown.timeline.map((one: { title: string; by: string }) => [one.title, one.by]));
    expect(doers.get('دستگاه دریافت شد')).toBe('نرگس');
    expect(doers.get('برآورد ۱ پذیرفته شد')).toBe('نرگس');
    expect(shown.timeline.every(({ by }: { by: string }) => by !== '')).toBe(true);
  });

  // accepts 538, 543, 568
  it('shows an SMS beforehand with number and link, sends just that, and masks the token afterwards', async () => {
    const { code, mobile } = await place(2);
    const { body: shown } = await desk.post(`/repairs/${code}/preview`, { estimateRial: 5_000_000 });
    expect(shown.mobile).toBe(mobile);
    expect(shown.text).toContain('برآورد هزینهٔ تعمیر دستگاه شما آماده است: ۵٬۰۰۰٬۰۰۰ ریال.');
    expect(shown.text).toContain(`شماره پیگیری: ${code}`);
    expect(shown.text).toMatch(/https:\/\/azma\.example\/r\/[\w-]{16}/);
    const sent = await desk.post(`/repairs/${code}/estimate`, bill);
    const sms = sent.body.timeline.findLast(({ kind }: { kind: string }) => kind === 'sms');
    expect(sms.text).toBe(shown.text.replace(/\/r\/[\w-]+/, '/r/•••'));
    expect(sms.sms.state).toBe('queued');
  });

  // accepts 541
  it('writes a note to the customer, and an SMS only when that is asked for', async () => {
    const { code } = await place(2);
    const note = (body: object) => desk.post(`/repairs/${code}/notes`, { isForCustomer: true, ...body });
    const quiet = await note({ text: 'قطعه سفارش داده شد' });
    expect((await readRequest(kit.storage.db, quiet.body.request.id)).timeline.at(-1)).toMatchObject({
      kind: 'note',
      note: 'قطعه سفارش داده شد',
    });
    expect(await kit.sendNotices()).toBe(0);
    await note({ text: 'قطعه رسید', sendsSms: true });
    expect(await kit.sendNotices()).toBe(1);
    expect(JSON.stringify(kit.phones.taken)).toContain('قطعه رسید');
    expect((await note({ text: 'ن' })).status).toBe(400);
    expect((await note({ text: 'ن'.repeat(501) })).status).toBe(400);
  });

  // accepts 550
  it('cancels at 0 to 3 with a reason, and not while an online payment is open', async () => {
    const { code, requestId } = await invoiced();
    const cancel = (reason?: string) => move(code, { to: 100, expectedStatusId: 3, reason });
    expect((await cancel()).status).toBe(400);
    const invoice = await kit.storage.db
      .selectFrom('invoice')
      .select('id')
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow();
    await writeInvoicePayment(kit.storage.db, invoice.id, { state: 'pending' });
    const refused = await cancel('منصرف شد');
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'نتیجهٔ پرداخت اینترنتی این درخواست هنوز روشن نیست.' },
    });
    // accepts 589
    expect(await pay(code)).toMatchObject({ status: 409, body: { paymentState: 'pending' } });
    await writeInvoicePayment(kit.storage.db, invoice.id, { state: 'due' });
    expect((await cancel('منصرف شد')).body.request.statusId).toBe(100);
    const paid = await place(4);
    expect((await move(paid.code, { to: 100, expectedStatusId: 4, reason: 'نه' })).status).toBe(409);
  });

  // accepts 765
  it('takes its own cancel back for 30 seconds, and the customer sees nothing of either', async () => {
    const { code, requestId } = await invoiced();
    const undo = (logId: number) => desk.post(`/repairs/${code}/undo`, { logId });
    const cancel = () => move(code, { to: 100, expectedStatusId: 3, reason: 'منصرف شد' });
    const first = (await cancel()).body;
    expect(first).toMatchObject({ request: { statusId: 100 }, undo: { secondsLeft: expect.any(Number) } });
    expect(await undo(first.undo.logId)).toMatchObject({ status: 200, body: { request: { statusId: 3 } } });
    const shown = await file(code);
    expect(shown.invoices).toMatchObject([{ withdrawnAt: null, paymentState: 'due' }]);
    const steps = shown.timeline
      .filter(({ kind }: { kind: string }) => kind === 'status')
      .slice(-2)
      .map(({ statusId, isForCustomer }: { statusId: number; isForCustomer: boolean }) => [
        statusId,
        isForCustomer,
      ]);
    expect(steps).toEqual([
      [100, false],
      [3, false],
    ]);
    const { timeline } = await readRequest(kit.storage.db, requestId);
    expect(timeline.map(({ statusId }) => statusId)).toEqual([0, 1, 2, 3]);
    await kit.letTimePass(31);
    await kit.sendNotices();
    expect(JSON.stringify(kit.phones.taken)).not.toContain('لغو');

    const second = (await cancel()).body;
    await kit.letTimePass(31);
    await kit.sendNotices();
    expect((await undo(second.undo.logId)).status).toBe(409);
  });

  // accepts 765
  it('keeps a cancel once the device has a new request', async () => {
    const { code, serial, requestId } = await invoiced();
    const { body } = await move(code, { to: 100, expectedStatusId: 3, reason: 'منصرف شد' });
    const { db } = kit.storage;
    const device = await db
      .selectFrom('repair_request')
      .select('sold_product_id')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow();
    const found = await findDevice(db, { id: device.sold_product_id });
    if (!found) throw new Error(`${serial} is gone`);
    await registerRequest(db, kit.deps.random, {
      device: found,
      centre: undefined,
      description: faultText,
      repairInPlace: false,
    });
    const undone = await desk.post(`/repairs/${code}/undo`, { logId: body.undo.logId });
    expect(undone).toMatchObject({ status: 409, body: { reason: 'newer-request' } });
  });

  // accepts 765
  it('takes back the action whose button was pressed, and none that followed at once', async () => {
    const { code } = await place(2);
    const issued = (await desk.post(`/repairs/${code}/invoice`, bill)).body;
    const paid = (await pay(code)).body;
    const undo = (logId: number) => desk.post(`/repairs/${code}/undo`, { logId });
    expect((await undo(issued.undo.logId)).status).toBe(409);
    expect(await undo(paid.undo.logId)).toMatchObject({ status: 200, body: { request: { statusId: 3 } } });

    const free = await place(2, { warrantyUntil: '2099-01-01' });
    const settled = await desk.post(`/repairs/${free.code}/invoice`, {
      ...bill,
      isFree: true,
      reason: 'در گارانتی',
    });
    expect(settled.body.request.statusId).toBe(4);
    const both = await desk.post(`/repairs/${free.code}/undo`, { logId: settled.body.undo.logId });
    expect(both.body.request.statusId).toBe(2);
  });

  // accepts 551, 573
  it('returns a device unrepaired with a reason and a way, and without an invoice', async () => {
    const { code } = await place(2);
    await desk.post(`/repairs/${code}/estimate`, bill);
    await desk.post(`/repairs/${code}/estimate/answer`, { version: 1, isAccepted: false });
    expect(await file(code)).toMatchObject({ estimateState: 'declined', waitsFor: 'us' });
    const back = (more: object) => move(code, { to: 5, expectedStatusId: 2, ...more });
    expect((await back({ parcel: { isByHand: true } })).status).toBe(400);
    expect((await back({ reason: 'نپذیرفت' })).status).toBe(400);
    const parcel = { isByHand: false, carrier: 'تیپاکس', number: '2100 4051' };
    const done = await back({ reason: 'نپذیرفت', parcel });
    expect(done.body).toMatchObject({
      request: { statusId: 5, isReturnedUnrepaired: true, invoice: null },
      invoices: [],
      parcels: [{ direction: 'out', carrier: 'تیپاکس', number: '2100 4051' }],
    });
    const sms = done.body.timeline.findLast(({ kind }: { kind: string }) => kind === 'sms');
    expect(sms.text).toContain('بازگشت بدون تعمیر');
    const visit = await place(2, { repairInPlace: true });
    const gone = await move(visit.code, { to: 5, expectedStatusId: 2, reason: 'نشد' });
    expect(gone.body.parcels).toEqual([]);
  });

  it('keeps in the trail with which parcel a device was sent, also when a step back deletes it', async () => {
    const { code } = await place(2);
    const parcel = { isByHand: false, carrier: 'تیپاکس', number: '2100 4051' };
    const send = (expectedStatusId: number) =>
      move(code, { to: 5, expectedStatusId, reason: 'نپذیرفت', parcel });
    await send(2);
    const back = await move(code, { to: 2, expectedStatusId: 5, reason: 'قطعه رسید' });
    expect(back.body.parcels).toEqual([]);
    const sent = (await send(2)).body;
    expect((await desk.post(`/repairs/${code}/undo`, { logId: sent.undo.logId })).status).toBe(200);
    const rows = await kit.storage.db
      .selectFrom('audit_event')
      .select(['from_value', 'to_value'])
      .where('thing_id', '=', code)
      .orderBy('id')
      .execute();
    const [before, after] = [
      { status: 2, parcel: null },
      { status: 5, parcel },
    ];
    expect(rows.map((row) => [JSON.parse(row.from_value ?? ''), JSON.parse(row.to_value ?? '')])).toEqual([
      [before, after],
      [after, before],
      [before, after],
      [after, before],
    ]);
  });

  const closeSerial = async (serial: string) => {
    for (let n = 0; n < 3; n += 1) {
      await kit.storage.db.deleteFrom('code_pace').execute();
      await kit.letTimePass(61);
      await kit.ask(serial);
    }
  };

  // accepts 452, 467, 552
  it('opens a serial once for one key: nobody opens it again without a line in the trail', async () => {
    const { code, serial } = await place(1);
    const unlock = () =>
      desk.post(
        `/repairs/${code}/unlock`,
        { isCallerChecked: true },
        { 'idempotency-key': `unlock-${code}` },
      );
    const locks = async () => (await desk.call(`/repairs/${code}/locks`)).body.locks;
    await closeSerial(serial);
    await unlock();
    expect(await locks()).toEqual([]);
    // The number itself takes five an hour, whatever is unlocked.
    await kit.letTimePass(3_600);
    await closeSerial(serial);
    expect((await unlock()).status).toBe(200);
    expect(await locks()).toMatchObject([{ limit: 'messages' }]);
    const trail = await kit.storage.db
      .selectFrom('audit_event')
      .select('deed as action')
      .where('thing_id', '=', serial)
      .where('deed', '=', 'device.unlock')
      .execute();
    expect(trail).toHaveLength(1);
  });

  // accepts 552
  it('says which limit closes a serial, and opens it once the caller was checked', async () => {
    const { code, serial } = await place(1);
    await closeSerial(serial);
    const { body } = await desk.call(`/repairs/${code}/locks`);
    expect(body.locks).toMatchObject([{ limit: 'messages', isKnownBrowser: false }]);
    expect(body.locks[0].retryAfterSeconds).toBeGreaterThan(0);
    expect((await desk.post(`/repairs/${code}/unlock`, { isCallerChecked: false })).status).toBe(400);
    expect((await desk.post(`/repairs/${code}/unlock`, { isCallerChecked: true })).status).toBe(200);
    expect((await desk.call(`/repairs/${code}/locks`)).body.locks).toEqual([]);
    const unknown = { status: 404, body: { reason: 'unknown-request' } };
    expect(await desk.call('/repairs/99999999/locks')).toMatchObject(unknown);
    expect(await desk.post('/repairs/99999999/unlock', { isCallerChecked: true })).toMatchObject(unknown);
  });

  // accepts 626, 627
  it('replaces the tracking link: the old one is dead at once', async () => {
    const { code } = await place(1);
    const tokenNow = async () => {
      const { body } = await desk.post(`/repairs/${code}/preview`, {});
      return /\/r\/([\w-]+)/.exec(body.text)?.[1] ?? '';
    };
    const track = (token: string) => trackRequest(kit.deps, { token, clientAddress: randomAddress() });
    const old = await tokenNow();
    expect(await track(old)).toMatchObject({ traceNumber: code });
    expect((await desk.post(`/repairs/${code}/link`)).status).toBe(200);
    expect(await track(old)).toBeUndefined();
    expect(await track(await tokenNow())).toMatchObject({ traceNumber: code });
    const audit = await kit.storage.db
      .selectFrom('audit_event')
      .select('deed as action')
      .where('thing_id', '=', code)
      .execute();
    expect(audit.map(({ action }) => action)).toContain('repair.link');
  });

  // accepts 630
  it('shows the customer’s photos to the desk, and to nobody else', async () => {
    const owner = await kit.signIn();
    const { request } = await saveRequest(kit.deps, {
      serialNumber: owner.serial,
      description: faultText,
      markazId: 0,
      repairInPlace: false,
      sessionToken: owner.sessionToken,
    });
    const png = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#00a' },
    })
      .png()
      .toBuffer();
    await addPhoto(kit.deps, {
      fCode: request.fCode,
      bytes: (async function* () {
        yield png;
      })(),
      sessionToken: owner.sessionToken,
    });
    const [photo] = (await file(request.fCode)).request.photos;
    const path = `/repairs/${request.fCode}/fault-photos/${photo.id}`;
    const seen = await desk.call(path);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('content-type')).toBe('image/webp');
    expect(seen.headers.get('cache-control')).toContain('no-store');
    expect((await editor.call(path)).status).toBe(403);
    const other = await place(1);
    expect((await desk.call(`/repairs/${other.code}/fault-photos/${photo.id}`)).status).toBe(404);
  });

  // accepts 554
  it('is closed to an editor, call by call', async () => {
    const { code } = await place(2);
    const paths = Object.values({ ...deskCalls, ...requestCalls })
      .filter(({ path }) => path.includes('{traceNumber}'))
      .map(({ method, path }) => ({
        method: method.toUpperCase(),
        path: path.replace('{traceNumber}', code).replace('{id}', 'a'.repeat(22)),
      }));
    expect(paths.length).toBeGreaterThan(8);
    for (const { method, path } of paths) {
      const body = method === 'GET' ? {} : { body: {} };
      const answer = await editor.call(path, { method, ...body });
      expect(answer, `${method} ${path}`).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(answer.text).not.toContain(faultText);
    }
  });

  // accepts 574, 575
  it('offers lines of the price list; a later change touches nothing that was written', async () => {
    const price = {
      code: `PT-${last}`,
      title: 'فیلتر خشک‌کن',
      kind: 'part',
      unitRial: 8_200_000,
      isUsed: true,
    };
    expect((await desk.post('/price-list', price)).status).toBe(403);
    const added = await manager.post('/price-list', price);
    expect(added.status).toBe(200);
    expect((await manager.post('/price-list', price)).body.fields).toHaveProperty('code');
    const offers = async (q: string) =>
      (await desk.call(`/price-list?q=${encodeURIComponent(q)}`)).body.items.map(
        (item: { code: string }) => item.code,
      );
    for (const q of ['فی', 'فيلتر', 'خشک کن', price.code.toLowerCase()])
      expect(await offers(q), q).toContain(price.code);
    const { code } = await place(2);
    const lines = [{ code: price.code, title: price.title, quantity: 2, unitRial: price.unitRial }];
    await desk.post(`/repairs/${code}/estimate`, { lines, discountRial: 0 });
    const { id, rev } = added.body;
    const changed = { ...price, title: 'دیگر', unitRial: 1, isUsed: false, rev };
    expect((await manager.put(`/price-list/${id}`, changed)).status).toBe(200);
    expect((await manager.put(`/price-list/${id}`, changed)).status).toBe(409);
    expect(await offers('دیگر')).toEqual([]);
    expect((await file(code)).estimates[0]).toMatchObject({ payableRial: 16_400_000, lines });
  });

  // accepts 576, 577, 580, 820
  it('refuses a bill with the sentence beside its field, and writes nothing', async () => {
    const { code } = await place(2);
    const issue = (more: object) => desk.post(`/repairs/${code}/invoice`, { ...bill, ...more });
    const with1 = (more: object) => ({ lines: [{ ...line, ...more }] });
    const wrong: [object, string, string][] = [
      [with1({ quantity: 0 }), 'lines.0.quantity', 'تعداد را از ۱ تا ۹۹۹ بنویسید.'],
      [with1({ quantity: -1 }), 'lines.0.quantity', 'تعداد را از ۱ تا ۹۹۹ بنویسید.'],
      [with1({ quantity: 1.5 }), 'lines.0.quantity', 'تعداد را از ۱ تا ۹۹۹ بنویسید.'],
      [with1({ quantity: 1_000 }), 'lines.0.quantity', 'تعداد را از ۱ تا ۹۹۹ بنویسید.'],
      [
        with1({ unitRial: 100_000_000_000 }),
        'lines.0.unitRial',
        'قیمت را به ریال و تا ۹۹٬۹۹۹٬۹۹۹٬۹۹۹ بنویسید.',
      ],
      // accepts 780
      [{ discountRial: 0.5 }, 'discountRial', 'قیمت را به ریال و تا ۹۹٬۹۹۹٬۹۹۹٬۹۹۹ بنویسید.'],
      [{ discountRial: 5_000_001 }, 'discountRial', 'تخفیف از جمع فاکتور بیشتر است.'],
      [
        with1({ unitRial: 9_999 }),
        'lines',
        'مبلغ قابل پرداخت باید صفر یا از ۱۰٬۰۰۰ تا ۹۹٬۹۹۹٬۹۹۹٬۹۹۹ ریال باشد.',
      ],
    ];
    for (const [more, field, sentence] of wrong) {
      expect(await issue(more), field).toMatchObject({
        status: 400,
        body: { fields: { [field]: sentence } },
      });
    }
    expect(await file(code)).toMatchObject({ request: { statusId: 2 }, invoices: [] });
  });

  // accepts 581, 582
  it('makes a repair free within the warranty; past it only a manager may', async () => {
    const free = { ...bill, isFree: true, reason: 'زیر گارانتی' };
    const over = await place(2, { warrantyUntil: '2020-03-20' });
    expect(await desk.post(`/repairs/${over.code}/invoice`, free)).toMatchObject({
      status: 403,
      body: { message: 'گارانتی این دستگاه در ۱ فروردین ۱۳۹۹ پایان یافته است.' },
    });
    expect((await manager.post(`/repairs/${over.code}/invoice`, free)).body.request.statusId).toBe(4);
    const covered = await place(2, { warrantyUntil: '2099-01-01' });
    const { body } = await desk.post(`/repairs/${covered.code}/invoice`, free);
    expect(body).toMatchObject({
      request: { statusId: 4, payment: { method: 'free' } },
      invoices: [{ sumRial: 5_000_000, discountRial: 5_000_000, payableRial: 0, taxRial: 0, isFree: true }],
    });
    const messages = body.timeline.filter(({ kind }: { kind: string }) => kind === 'sms');
    expect(messages).toHaveLength(1);
    expect(messages[0].text).toContain('بدون هزینه');
    const undone = await desk.post(`/repairs/${covered.code}/undo`, { logId: body.undo.logId });
    expect(undone.body.request.statusId).toBe(2);
  });

  // accepts 774
  it('lets off more than 30 percent, or all of it, outside the warranty only by a manager with a reason', async () => {
    const over = await place(2, { warrantyUntil: '2020-03-20' });
    const issue = (who: OfficeVisitor, code: string, discountRial: number, reason?: string) =>
      who.post(`/repairs/${code}/invoice`, { ...bill, discountRial, reason });
    for (const discountRial of [1_500_001, 5_000_000]) {
      expect(await issue(desk, over.code, discountRial, 'مشتری خوب')).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('تخفیف بیش از ۳۰ درصد') },
      });
      expect(await issue(manager, over.code, discountRial)).toMatchObject({
        status: 400,
        body: { fields: { reason: expect.any(String) } },
      });
    }
    expect((await issue(manager, over.code, 5_000_000, 'مشتری خوب')).status).toBe(200);
    const without = await place(2);
    expect((await issue(desk, without.code, 1_500_001)).status).toBe(403);
    expect((await issue(desk, without.code, 1_500_000)).status).toBe(200);
    const covered = await place(2, { warrantyUntil: '2099-01-01' });
    expect((await issue(desk, covered.code, 4_000_000)).status).toBe(200);
  });

  // accepts 584
  it('withdraws an invoice with the step back; it stays to be seen and the next one ends in -2', async () => {
    const { code, number } = await invoiced();
    const back = await move(code, { to: 2, expectedStatusId: 3, reason: 'قطعه اشتباه بود' });
    expect(back.body.invoices).toMatchObject([{ number, withdrawnAt: expect.any(String) }]);
    expect((await pay(code)).status).toBe(409);
    const again = await desk.post(`/repairs/${code}/invoice`, bill);
    expect(again.body.invoices.map((one: { number: string }) => one.number)).toEqual([
      `${code}-1`,
      `${code}-2`,
    ]);
    expect(again.body.request.invoice.number).toBe(`${code}-2`);
  });

  // accepts 587
  it('knows a reference that was used, whatever its digits, and names the request', async () => {
    const first = await invoiced();
    const second = await invoiced();
    expect((await pay(first.code, { method: 'card', reference: 'AB-1234' })).status).toBe(200);
    expect(await pay(second.code, { method: 'card', reference: 'ab۱۲۳۴' })).toMatchObject({
      status: 409,
      body: {
        traceNumber: first.code,
        message: `این شمارهٔ مرجع برای درخواست ${first.code} ثبت شده است.`,
      },
    });
    expect((await pay(second.code, { method: 'transfer', reference: 'ab۱۲۳۴' })).status).toBe(200);
  });

  // accepts 588
  it('writes the method the customer reads', async () => {
    for (const method of ['cash', 'card', 'transfer'] as const) {
      const { code } = await invoiced();
      const reference = method === 'cash' ? undefined : `R${code}`;
      const { body } = await pay(code, { method, reference });
      expect(body.request.payment.method).toBe(method);
      expect(paymentMethods).toContain(method);
    }
  });

  it('sends no SMS about a part after a strike, a step back or an undo that made it untrue', async () => {
    const wrong = await invoiced();
    const noted = (await pay(wrong.code, { amountRial: 2_000_000 })).body.handPayments[0].id;
    await kit.letTimePass(31);
    await kit.sendNotices();
    await pay(wrong.code, { amountRial: 1_000_000 });
    const struck = await desk.post(`/repairs/${wrong.code}/payments/${noted}/strike`, {
      reason: 'مبلغ اشتباه بود',
    });
    expect(struck.status).toBe(200);
    const [first, second, third] = [await invoiced(), await invoiced(), await invoiced()];
    const { body } = await pay(first.code, { amountRial: 2_000_000 });
    await pay(first.code, { amountRial: 3_000_000 });
    const payment = { kind: 'hand', id: body.handPayments[0].id };
    await move(first.code, { to: 3, expectedStatusId: 4, reason: 'چک برگشت خورد', payment });
    await pay(second.code, { amountRial: 2_000_000 });
    await move(second.code, { to: 2, expectedStatusId: 3, reason: 'قطعه اشتباه بود' });
    const again = (await desk.post(`/repairs/${second.code}/invoice`, { ...bill, lines: [line, line] })).body;
    await pay(second.code, { amountRial: 3_000_000 });
    await desk.post(`/repairs/${second.code}/undo`, { logId: again.undo.logId });
    await pay(third.code, { amountRial: 2_000_000 });
    await kit.letTimePass(31);
    await kit.sendNotices();
    const ofParts = kit.phones.taken.filter(({ params }) =>
      JSON.stringify(params).includes('برای تعمیر دستگاه شما ثبت شد'),
    );
    expect(ofParts).toMatchObject([{ to: wrong.mobile }, { to: third.mobile }]);
  });

  // accepts 594
  it('strikes a payment by hand with the step back, and not one that the bank holds', async () => {
    const { code, requestId } = await invoiced();
    await pay(code);
    await move(code, { to: 3, expectedStatusId: 4, reason: 'چک برگشت خورد' });
    expect(await moneyOf(code)).toMatchObject({
      statusId: 3,
      invoices: [{ paymentState: 'due' }],
      handPayments: [{ struckAt: expect.any(String), struckReason: 'چک برگشت خورد' }],
    });
    await pay(code);
    await makePaymentOnline(kit.storage, requestId);
    expect(await move(code, { to: 3, expectedStatusId: 4, reason: 'نه' })).toMatchObject({
      status: 409,
      body: { message: 'این فاکتور اینترنتی پرداخت شده است؛ نخست مبلغ را بازگردانید.' },
    });
  });
});
